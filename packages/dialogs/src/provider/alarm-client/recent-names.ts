import { VersionedMap } from './versioned-map'

/** A set of recent keys: it holds at least as many of the newest keys as one generation, at most twice as many. */
export interface RecentNames {
  readonly young: ReadonlyMap<string, true>
  readonly old: ReadonlyMap<string, true>
}

export const NO_NAMES: RecentNames = { young: new Map(), old: new Map() }

/** A set of recent keys that is being changed. */
export class RecentNamesDraft {
  private ownYoung: VersionedMap<true> | null = null
  private old: ReadonlyMap<string, true>

  constructor(private readonly before: RecentNames, private readonly generation: number) {
    this.old = before.old
  }

  /** False when the key is already in the set. */
  add(name: string): boolean {
    if (this.young.has(name) || this.old.has(name)) return false
    if (this.young.size >= this.generation) {
      this.ownYoung?.seal()
      this.old = this.young
      this.ownYoung = VersionedMap.after<true>(new Map())
    }
    this.ownYoung ??= VersionedMap.after(this.before.young)
    this.ownYoung.set(name, true)
    return true
  }

  finish(): RecentNames {
    this.ownYoung?.seal()
    return { young: this.young, old: this.old }
  }

  private get young(): ReadonlyMap<string, true> {
    return this.ownYoung ?? this.before.young
  }
}
