import type { Alarm } from '@smart-fire/api-client'
import { deviceIdentity } from './device-identity'

/** Finds what may belong to a measuring point: a push of thousands of points must not search all of them for each point. */
export class PointIndex<T extends { record: Alarm }> {
  private readonly byDevice = new Map<string, T[]>()
  private readonly byPoint = new Map<string, T[]>()

  constructor(items: Iterable<T>) {
    for (const item of items) this.add(item)
  }

  add(item: T): void {
    const device = deviceIdentity(item.record)
    if (device === null) return
    append(this.byDevice, device, item)
    append(this.byPoint, nameOf(device, item.record.measuringPointCode), item)
  }

  /** An unknown code matches any (match-point). */
  of(point: Alarm): readonly T[] {
    const device = deviceIdentity(point)
    if (device === null) return []
    if (point.measuringPointCode === null) return this.byDevice.get(device) ?? []
    const same = this.byPoint.get(nameOf(device, point.measuringPointCode)) ?? []
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
