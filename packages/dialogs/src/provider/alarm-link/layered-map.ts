/** Changes that a layer may hold before it is melted into the map under it: an eighth of that, and these. */
const THIN = 256
const SHARE = 1 / 8

const GONE = Symbol('gone')

/**
 * A map whose copy costs as much as was changed lately, not as much as it holds: what was there before lies under a
 * layer of changes and is never touched. In a storm twenty thousand records are copied four times a second. A key that
 * was taken out and comes back may stand where it stood.
 */
export class LayeredMap<V extends object> implements ReadonlyMap<string, V> {
  private constructor(
    private readonly under: ReadonlyMap<string, V>,
    private readonly layer: Map<string, V | typeof GONE>,
    private count: number,
  ) {}

  /** A copy to be changed; the original stays as it is. */
  static copyOf<V extends object>(map: ReadonlyMap<string, V>): LayeredMap<V> {
    return isLayered(map) ? map.copy() : new LayeredMap<V>(map, new Map(), map.size)
  }

  get size(): number {
    return this.count
  }

  get(key: string): V | undefined {
    const change = this.layer.get(key)
    if (change === undefined) return this.under.get(key)
    return change === GONE ? undefined : change
  }

  has(key: string): boolean {
    return this.get(key) !== undefined
  }

  set(key: string, value: V): void {
    if (!this.has(key)) this.count += 1
    this.layer.set(key, value)
  }

  /** True when it was there. */
  delete(key: string): boolean {
    if (!this.has(key)) return false
    this.count -= 1
    if (this.under.has(key)) this.layer.set(key, GONE)
    else this.layer.delete(key)
    return true
  }

  *entries(): MapIterator<[string, V]> {
    for (const entry of this.under) {
      const change = this.layer.get(entry[0])
      if (change === undefined) yield entry
      else if (change !== GONE) yield [entry[0], change]
    }
    for (const [key, change] of this.layer) if (change !== GONE && !this.under.has(key)) yield [key, change]
  }

  *keys(): MapIterator<string> {
    for (const [key] of this) yield key
  }

  *values(): MapIterator<V> {
    for (const [, value] of this) yield value
  }

  [Symbol.iterator](): MapIterator<[string, V]> {
    return this.entries()
  }

  forEach(each: (value: V, key: string, map: ReadonlyMap<string, V>) => void): void {
    for (const [key, value] of this) each(value, key, this)
  }

  private copy(): LayeredMap<V> {
    const thin = this.layer.size <= THIN + this.under.size * SHARE
    if (thin) return new LayeredMap<V>(this.under, new Map(this.layer), this.count)
    return new LayeredMap<V>(this.melted(), new Map(), this.count)
  }

  private melted(): Map<string, V> {
    const all = new Map(this.under)
    for (const [key, change] of this.layer) {
      if (change === GONE) all.delete(key)
      else all.set(key, change)
    }
    return all
  }
}

function isLayered<V extends object>(map: ReadonlyMap<string, V>): map is LayeredMap<V> {
  return map instanceof LayeredMap
}
