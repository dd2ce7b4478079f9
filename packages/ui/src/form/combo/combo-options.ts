/** One thing to choose. */
export interface ComboOption {
  value: string
  label: string
  /** Beside the label, also found by searching: a number, a place. */
  hint?: string | undefined
  disabled?: boolean | undefined
}

/** Finds options for what the user has written; an empty text gives the first ones. */
export type ComboSearch = (text: string, signal: AbortSignal) => Promise<readonly ComboOption[]>

/** Lists with this many options or more are searched remotely when the caller gives `search` (pages.md 3). */
export const REMOTE_FROM = 50
/** More options than this are not drawn: too many to read; the list shows a remark. */
export const MOST_SHOWN = 100

/** The options whose label or hint contains every word of the text, in any order. */
export function matchingOptions(options: readonly ComboOption[], text: string): readonly ComboOption[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return options
  return options.filter(({ label, hint = '' }) => words.every((word) => `${label} ${hint}`.toLowerCase().includes(word)))
}

/** Whether the text is looked up by the caller's search and not in the given options. */
export function searchesRemotely(options: readonly ComboOption[] | undefined, search: ComboSearch | undefined): boolean {
  return search !== undefined && (options === undefined || options.length >= REMOTE_FROM)
}

/** The option that an arrow key moves to; disabled options are skipped, and after the last one comes the first. */
export function nextOption(options: readonly ComboOption[], active: string | null, direction: 1 | -1): string | null {
  const open = options.filter(({ disabled }) => !disabled)
  const at = open.findIndex(({ value }) => value === active)
  if (open.length === 0) return null
  const next = at < 0 ? (direction === 1 ? 0 : open.length - 1) : (at + direction + open.length) % open.length
  return open[next]?.value ?? null
}
