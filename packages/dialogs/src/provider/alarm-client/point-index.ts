import type { PointReport } from './match-point'

type Point = Pick<PointReport, 'device' | 'code'>

/** Finds what may belong to a measuring point: a push of thousands of points must not search all of them for each point. */
export class PointIndex<T> {
  private readonly byDevice = new Map<string, T[]>()
  private readonly byPoint = new Map<string, T[]>()

  constructor(items: Iterable<T>, private readonly pointOf: (item: T) => Point) {
    for (const item of items) this.add(item)
  }

  add(item: T): void {
    const { device, code } = this.pointOf(item)
    if (device === null) return
    append(this.byDevice, device, item)
    append(this.byPoint, nameOf(device, code), item)
  }

  /** An unknown code matches any (match-point). */
  of({ device, code }: Point): readonly T[] {
    if (device === null) return []
    if (code === null) return this.byDevice.get(device) ?? []
    const same = this.byPoint.get(nameOf(device, code)) ?? []
    const unknown = this.byPoint.get(nameOf(device, null))
    return unknown ? [...same, ...unknown] : same
  }
}

const nameOf = (device: string, code: string | null) => `${device}\n${code ?? ''}`

function append<T>(lists: Map<string, T[]>, key: string, item: T): void {
  const list = lists.get(key)
  if (list) list.push(item)
  else lists.set(key, [item])
}
