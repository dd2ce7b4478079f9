import { writeText } from '../root/write-text'
import { TOP_PX, type PlotModel } from './plot-model'
import { indexFrom } from './series'

const REACH_PX = 4

/** The elements that show a reading. They are moved directly, without React. */
export interface ReadingNodes {
  mark: HTMLElement
  line: HTMLElement
  dot: HTMLElement
  tip: HTMLElement
  value: HTMLElement
  time: HTMLElement
}

/** The vertex nearest to the pointer among those within a horizontal distance, so that a spike can be reached. */
export function vertexAt({ vertices: { at, value }, x, y }: PlotModel, px: number, py: number): number {
  const begin = indexFrom(at, at.length, x.invert(px - REACH_PX))
  let best = -1
  let bestDistance = Infinity
  for (let index = begin; index < at.length; index += 1) {
    const across = x(at[index] ?? 0) - px
    if (across > REACH_PX) break
    const distance = across ** 2 + (y(value[index] ?? 0) - py) ** 2
    if (distance < bestDistance) [best, bestDistance] = [index, distance]
  }
  return best >= 0 ? best : nearerOf(at, begin, x.invert(px))
}

/** The first and last vertex inside the plot; vertices outside only continue the line to the edge. */
export function readableRange({ vertices: { at }, x }: PlotModel): [number, number] {
  const [from = 0, to = 0] = x.domain()
  // a millisecond later, or the newest value, which lies at the end, could not be reached by key
  return [indexFrom(at, at.length, from), indexFrom(at, at.length, to + 1) - 1]
}

export function writeReading(nodes: ReadingNodes, texts: { value: string; time: string }): void {
  writeText(nodes.value, texts.value)
  writeText(nodes.time, texts.time)
}

/** The vertex nearest to an instant; -1 when the instant is not shown. */
export function vertexNear(model: PlotModel, instant: number): number {
  const { vertices: { at }, x } = model
  const [from = 0, to = 0] = x.domain()
  const [first, last] = readableRange(model)
  if (!(instant >= from && instant <= to) || last < first) return -1
  return Math.min(last, Math.max(first, nearerOf(at, indexFrom(at, at.length, instant), instant)))
}

/** Moves crosshair and dot to a vertex, and the place of its text. */
export function placeReading(nodes: ReadingNodes, model: PlotModel, index: number): void {
  const px = model.x(model.vertices.at[index] ?? 0)
  const py = model.y(model.vertices.value[index] ?? 0)
  nodes.line.style.transform = `translate(${Math.round(px)}px, 0)`
  nodes.dot.style.transform = `translate(${px}px, ${py}px)`
  nodes.tip.style.transform = `translate(${Math.round(model.left + px)}px, ${Math.round(TOP_PX + Math.min(py, model.innerHeight - 40))}px)`
  // what seldom changes is not written at every step: the browser would parse it and compute the style anew
  const side = px > model.innerWidth / 2 ? 'before' : 'after'
  if (nodes.tip.dataset.side !== side) nodes.tip.dataset.side = side
  if (isShown(nodes)) return
  nodes.mark.style.visibility = 'visible'
  nodes.tip.style.visibility = 'visible'
}

export function isShown({ tip }: ReadingNodes): boolean {
  return tip.style.visibility === 'visible'
}

export function hideReading(nodes: ReadingNodes): void {
  nodes.mark.style.visibility = 'hidden'
  nodes.tip.style.visibility = 'hidden'
}

function nearerOf(at: readonly number[], after: number, instant: number): number {
  if (after <= 0) return 0
  if (after >= at.length) return at.length - 1
  return (at[after] ?? 0) - instant < instant - (at[after - 1] ?? 0) ? after : after - 1
}
