const ABSENT = Symbol('absent')

/**
 * A map whose versions never change, at the cost of the changes and not of the size: in a storm twenty thousand records get
 * a new version four times a second. The newest version has the entries; an older one has the previous values of
 * the keys that changed after it and reads the others from its successor. Versions reference later ones only, so
 * that a version that is not used any more can be collected.
 */
export class VersionedMap<V extends object | true> implements ReadonlyMap<string, V> {
  /** null as soon as there is a newer version */
  private entriesHere: Map<string, V> | null
  private next: VersionedMap<V> | null = null
  /** the previous values of the keys that changed after this version */
  private readonly was = new Map<string, V | typeof ABSENT>()
  private sizeThen = 0

  private constructor(
    entries: Map<string, V>,
    /** the version that records the previous values until the changes are finished */
    private before: VersionedMap<V> | null = null,
  ) {
    this.entriesHere = entries
  }

  /** The next version, to be changed and then sealed; the map itself stays as it is. */
  static after<V extends object | true>(map: ReadonlyMap<string, V>): VersionedMap<V> {
    return isVersioned(map) ? map.successor() : new VersionedMap<V>(new Map(map))
  }

  get size(): number {
    return this.entriesHere?.size ?? this.sizeThen
  }

  get(key: string): V | undefined {
    if (this.entriesHere !== null) return this.entriesHere.get(key)
    for (const { entriesHere, was } of this.fromHere()) {
      const then = entriesHere === null ? was.get(key) : entriesHere.get(key)
      if (then === ABSENT) return undefined
      if (then !== undefined) return then
    }
    return undefined
  }

  has(key: string): boolean {
    return this.get(key) !== undefined
  }

  set(key: string, value: V): void {
    this.changeable(key).set(key, value)
  }

  /** True if the key existed. */
  delete(key: string): boolean {
    return this.changeable(key).delete(key)
  }

  /** Ends the changes. */
  seal(): void {
    this.before = null
  }

  entries(): MapIterator<[string, V]> {
    return (this.entriesHere ?? this.entriesThen()).entries()
  }

  keys(): MapIterator<string> {
    return (this.entriesHere ?? this.entriesThen()).keys()
  }

  values(): MapIterator<V> {
    return (this.entriesHere ?? this.entriesThen()).values()
  }

  [Symbol.iterator](): MapIterator<[string, V]> {
    return this.entries()
  }

  forEach(each: (value: V, key: string, map: ReadonlyMap<string, V>) => void): void {
    for (const [key, value] of this) each(value, key, this)
  }

  private successor(): VersionedMap<V> {
    // two versions cannot follow the same one: the second starts with entries of its own
    if (this.entriesHere === null) return new VersionedMap(this.entriesThen())
    this.next = new VersionedMap(this.entriesHere, this)
    this.sizeThen = this.entriesHere.size
    this.entriesHere = null
    return this.next
  }

  private changeable(key: string): Map<string, V> {
    if (this.entriesHere === null) throw new Error('this version has a newer one and cannot be changed')
    if (this.before && !this.before.was.has(key)) this.before.was.set(key, this.entriesHere.get(key) ?? ABSENT)
    return this.entriesHere
  }

  /** The newest entries with all later changes reverted. A key that was deleted meanwhile comes last. */
  private entriesThen(): Map<string, V> {
    const entries = new Map<string, V>()
    for (const { entriesHere, was } of this.fromHere().reverse()) {
      for (const [key, value] of entriesHere ?? was) {
        if (value === ABSENT) entries.delete(key)
        else entries.set(key, value)
      }
    }
    return entries
  }

  /** This version and its successors. */
  private fromHere(): VersionedMap<V>[] {
    const versions: VersionedMap<V>[] = [this]
    for (let version = this.next; version !== null; version = version.next) versions.push(version)
    return versions
  }
}

function isVersioned<V extends object | true>(map: ReadonlyMap<string, V>): map is VersionedMap<V> {
  return map instanceof VersionedMap
}
