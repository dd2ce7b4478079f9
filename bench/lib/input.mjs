const FRAME_MS = 1000 / 60

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))

/** Calls `step` a number of times at the rate of a 60 Hz mouse; late steps are not made up for. */
export async function atMousePace(steps, step, every = FRAME_MS) {
  let due = performance.now()
  for (let index = 0; index < steps; index += 1) {
    await step(index)
    due = Math.max(due + every, performance.now())
    await sleep(due - performance.now())
  }
}

/** Turns the wheel at a point, notch by notch, at the speed of a hand. */
export function turnWheel(page, at, notches, every = 100) {
  const deltaY = notches > 0 ? -100 : 100 // up zooms in
  return page.mouse.move(at.x, at.y).then(() => atMousePace(Math.abs(notches), () => page.mouse.wheel(0, deltaY), every))
}

/** Waits until the page has painted its last change: two animation frames. */
export const painted = (page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))
