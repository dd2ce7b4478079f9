import type { EarlyWarning, PushedWarning, WarningTone } from '@smart-fire/api-client/warnings'

/** An open early warning; those of a list do not tell their tone. */
export type OpenWarning = EarlyWarning & Partial<Pick<PushedWarning, 'tone' | 'repeats'>>

/** The early warnings that are open and that this user has not put aside, by id. */
export type OpenWarnings = ReadonlyMap<string, OpenWarning>

/** Neither handled nor over. One of which the server does not tell whether it is handled counts as open. */
const isOpen = ({ handled, endedAt }: EarlyWarning): boolean => handled !== true && endedAt === null

/** Applies pushed warnings in order; `news` are those that were not open before and still are. */
export function applyPushed(before: OpenWarnings, pushed: readonly PushedWarning[]): { open: OpenWarnings; news: PushedWarning[] } {
  const open = new Map(before)
  for (const warning of pushed) {
    if (isOpen(warning)) open.set(warning.id, warning)
    else open.delete(warning.id)
  }
  return { open, news: pushed.filter((warning) => open.get(warning.id) === warning && !before.has(warning.id)) }
}

/** The list of the server, without those that this user has put aside. What a push has told of a warning is kept. */
export function applyList(before: OpenWarnings, rows: readonly EarlyWarning[], putAside: ReadonlySet<string>): OpenWarnings {
  return new Map(rows.filter((row) => isOpen(row) && !putAside.has(row.id)).map((row) => [row.id, { ...before.get(row.id), ...row }]))
}

/** The warning of the highest level, among equals the newest; undefined without any. */
export function worstOf<Warning extends OpenWarning>(warnings: Iterable<Warning>): Warning | undefined {
  return [...warnings].sort((a, b) => (b.rank ?? 0) - (a.rank ?? 0) || (b.raisedAt ?? 0) - (a.raisedAt ?? 0))[0]
}

/** The tone of the worst of these warnings that has one; null: all of them are silent. */
export function toneOf(warnings: Iterable<OpenWarning>): WarningTone | null {
  return worstOf([...warnings].filter(({ tone }) => tone != null))?.tone ?? null
}
