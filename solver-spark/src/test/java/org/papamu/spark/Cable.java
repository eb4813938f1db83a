package org.papamu.spark;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * What lies between a driver and its machines: another address of this machine's loopback, whose
 * connections are passed on to the driver. It can be held, so that nothing comes through and nobody
 * is told, and torn.
 */
final class Cable implements AutoCloseable {

  private static final InetAddress NEAR = InetAddress.getLoopbackAddress();
  private static final byte[] FAR = {127, 0, 0, 2};
  private static final int PART = 1 << 14;

  private final List<ServerSocket> ends = new ArrayList<>();
  private final List<Socket> open = new CopyOnWriteArrayList<>();
  private boolean held;

  /** A cable with an end for each of the two ports that a driver has. */
  Cable() throws IOException {
    InetAddress far = InetAddress.getByAddress(FAR);
    for (int i = 0; i < 2; i++) {
      try (ServerSocket free = new ServerSocket(0, 1, NEAR)) {
        ends.add(new ServerSocket(free.getLocalPort(), 50, far));
      }
    }
    ends.forEach(end -> start(() -> accept(end)));
  }

  /** The settings of a driver that is reached through it. */
  Map<String, String> settings() {
    return Map.of(
        "spark.driver.bindAddress",
        NEAR.getHostAddress(),
        "spark.driver.host",
        ends.get(0).getInetAddress().getHostAddress(),
        "spark.driver.port",
        String.valueOf(ends.get(0).getLocalPort()),
        "spark.driver.blockManager.port",
        String.valueOf(ends.get(1).getLocalPort()));
  }

  /** From now on nothing comes through, and no connection ends. */
  synchronized void hold() {
    held = true;
  }

  /** What was held comes through. */
  synchronized void release() {
    held = false;
    notifyAll();
  }

  private synchronized void awaitRelease() throws IOException {
    while (held) {
      try {
        wait();
      } catch (InterruptedException e) {
        throw new IOException(e);
      }
    }
  }

  /**
   * All connections end at once, with what was under way on them.
   *
   * @return how many there were
   */
  int tear() {
    List<Socket> torn = List.copyOf(open);
    torn.forEach(Cable::end);
    open.removeAll(torn);
    return torn.size() / 2;
  }

  private void accept(ServerSocket end) {
    try {
      while (!end.isClosed()) {
        Socket far = end.accept();
        Socket near = new Socket(NEAR, end.getLocalPort());
        open.addAll(List.of(far, near));
        start(() -> pass(far, near));
        start(() -> pass(near, far));
      }
    } catch (IOException e) {
      // It is closed, or the driver is.
    }
  }

  private void pass(Socket from, Socket to) {
    byte[] part = new byte[PART];
    try {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      for (int length = in.read(part); length >= 0; length = in.read(part)) {
        awaitRelease();
        out.write(part, 0, length);
      }
    } catch (IOException e) {
      // It was torn.
    }
    end(from);
    end(to);
  }

  private static void end(Socket socket) {
    try {
      socket.close();
    } catch (IOException e) {
      // It is of no use any more.
    }
  }

  private static void start(Runnable work) {
    Thread thread = new Thread(work, "cable");
    thread.setDaemon(true);
    thread.start();
  }

  @Override
  public void close() throws IOException {
    for (ServerSocket end : ends) {
      end.close();
    }
    release();
    tear();
  }
}
