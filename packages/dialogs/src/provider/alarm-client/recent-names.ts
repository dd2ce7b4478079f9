import { VersionedMap } from './versioned-map'

/** What was heard of lately: at least so many of the newest names as one generation holds, at most twice as many. */
export interface RecentNames {
  readonly young: ReadonlyMap<string, true>
  readonly old: ReadonlyMap<string, true>
}

export const NO_NAMES: RecentNames = { young: new Map(), old: new Map() }

/** Names under change. */
export class RecentNamesDraft {
  private ownYoung: VersionedMap<true> | null = null
  private old: ReadonlyMap<string, true>

  constructor(private readonly before: RecentNames, private readonly generation: number) {
    this.old = before.old
  }

  /** False when it is among them already. */
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
