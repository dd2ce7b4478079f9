const FRAME_MS = 1000 / 60

export const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)))

/** Calls `step` as often as said, at the pace of a 60 Hz mouse; a late step is not caught up. */
export async function atMousePace(steps, step, every = FRAME_MS) {
  let due = performance.now()
  for (let index = 0; index < steps; index += 1) {
    await step(index)
    due = Math.max(due + every, performance.now())
    await sleep(due - performance.now())
  }
}

/** Turns the wheel at a point, one notch at a time, as fast as a finger does. */
export function turnWheel(page, at, notches, every = 100) {
  const deltaY = notches > 0 ? -100 : 100 // up is nearer
  return page.mouse.move(at.x, at.y).then(() => atMousePace(Math.abs(notches), () => page.mouse.wheel(0, deltaY), every))
}

/** Waits until the page has shown what it was told, without a wait of our own inside of it. */
export const painted = (page) => page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))
