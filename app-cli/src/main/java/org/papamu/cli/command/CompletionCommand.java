package org.papamu.cli.command;

import com.google.inject.Inject;
import java.util.concurrent.Callable;
import org.papamu.cli.output.BadRequest;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code papamu completion}: what makes a shell complete commands, options, games and players. */
@Command(
    name = "completion",
    description = {
      "A script that makes a shell complete words of papamu.",
      "In bash: source <(papamu completion bash). In zsh: the same, with zsh."
    })
public final class CompletionCommand implements Callable<Integer> {

  // Readline splits words at : and =, so what stands before the last of them stays as it is.
  private static final String BASH =
      """
      # Completion of papamu for bash; to be sourced.
      _papamu() {
        local line=${COMP_LINE:0:COMP_POINT} words cur kept candidate
        read -r -a words <<<"$line"
        case $line in *[[:space:]]) words+=('') ;; esac
        cur=${words[${#words[@]}-1]}
        kept=${cur%"${cur##*[:=]}"}
        COMPREPLY=()
        while IFS= read -r candidate; do
          [ -z "$candidate" ] || COMPREPLY+=("${candidate#"$kept"}")
        done < <("${words[0]}" complete -- "${words[@]:1}" 2>/dev/null </dev/null)
        if [ ${#COMPREPLY[@]} -eq 1 ]; then
          case ${COMPREPLY[0]} in *[=:]) compopt -o nospace 2>/dev/null ;; esac
        fi
      }
      complete -o default -F _papamu papamu ./papamu
      """;

  private static final String ZSH =
      """
      #compdef papamu
      # Completion of papamu for zsh; to be sourced, or kept as _papamu in a folder of fpath.
      _papamu() {
        local -a candidates
        candidates=("${(@f)$("${words[1]}" complete -- "${(@)words[2,CURRENT]}" 2>/dev/null </dev/null)}")
        candidates=("${(@)candidates:#}")
        if (( ${#candidates} )); then
          compadd -Q -- "${candidates[@]}"
        else
          _files
        fi
      }
      if [ "${funcstack[1]-}" = _papamu ]; then _papamu "$@"; else compdef _papamu papamu ./papamu; fi
      """;

  private final Report report;

  @Parameters(paramLabel = "SHELL", description = "bash or zsh.")
  private String shell = "";

  @Inject
  CompletionCommand(Report report) {
    this.report = report;
  }

  @Override
  public Integer call() {
    if (report.json()) {
      throw new BadRequest("a script has no JSON form", "--json");
    }
    switch (shell) {
      case "bash" -> report.output().text(BASH);
      case "zsh" -> report.output().text(ZSH);
      default -> throw new BadRequest("there are scripts for bash and zsh", "SHELL");
    }
    return 0;
  }
}
