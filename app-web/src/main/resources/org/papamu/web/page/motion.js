/** Movement, by the Web Animations of the browser; there is none for those who asked for none. */

const STEP = 200;
const NEXT_STEP = 150;
const FADE = 180;

/** @return {boolean} */
export function calm() {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches || document.visibilityState === 'hidden';
}

/**
 * How long a way takes: 150 to 250 ms a step.
 * @param {number} steps
 * @return {number} milliseconds
 */
export function duration(steps) {
  return steps <= 1 ? STEP : Math.min(NEXT_STEP * steps, 1200);
}

/**
 * Moves pieces from where their way began to where they stand, then fades what was taken.
 * @param {!Array<{stone: (!Element|undefined), way: !Array<{x: number, y: number}>}>} movers
 * @param {!Array<!Element>} leaving
 * @return {!Promise<void>}
 */
export async function glide(movers, leaving) {
  if (calm()) {
    return;
  }
  const moving = movers.map(({stone, way}) => {
    const end = way[way.length - 1];
    if (!stone) {
      return Promise.resolve();
    }
    if (way.length === 1) {
      return rest(stone.animate([{opacity: 0}, {opacity: 1}], {duration: FADE}));
    }
    const frames = way.map((place) => ({transform: `translate(${place.x - end.x}px, ${place.y - end.y}px)`}));
    return rest(stone.animate(frames, {duration: duration(way.length - 1), easing: way.length > 2 ? 'linear' : 'ease-in-out'}));
  });
  await Promise.all(moving);
  await Promise.all(
      leaving.map((stone) => rest(stone.animate([{opacity: 1}, {opacity: 0}], {duration: FADE, fill: 'forwards'}))));
}

/**
 * @param {!Animation} animation
 * @return {!Promise<*>} also kept where the animation was taken off the page
 */
function rest(animation) {
  return animation.finished.catch(() => null);
}
