/** What was heard of lately: at least so many of the newest names as one generation holds, at most twice as many. */
export interface RecentNames {
  readonly young: ReadonlySet<string>
  readonly old: ReadonlySet<string>
}

export const NO_NAMES: RecentNames = { young: new Set(), old: new Set() }

/** Names under change, copied once for a whole batch; only the young are copied. */
export class RecentNamesDraft {
  private young: Set<string>
  private old: ReadonlySet<string>

  constructor(before: RecentNames, private readonly generation: number) {
    this.young = new Set(before.young)
    this.old = before.old
  }

  /** False when it is among them already. */
  add(name: string): boolean {
    if (this.young.has(name) || this.old.has(name)) return false
    if (this.young.size >= this.generation) {
      this.old = this.young
      this.young = new Set()
    }
    this.young.add(name)
    return true
  }

  finish(): RecentNames {
    return { young: this.young, old: this.old }
  }
}
