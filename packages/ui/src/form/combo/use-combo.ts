import { useState, type KeyboardEvent } from 'react'
import { isComposing } from '../../components/field/is-composing'
import { matchingOptions, MOST_SHOWN, nextOption, searchesRemotely, type ComboOption, type ComboSearch } from './combo-options'
import { useRemoteSearch, type Found } from './use-remote-search'

export interface ComboSource {
  /** The given options. */
  options?: readonly ComboOption[] | undefined
  /** Looks options up, instead of `options` when there are 50 or more of them. */
  search?: ComboSearch | undefined
}

interface ComboRules extends ComboSource {
  chosen: ReadonlySet<string>
  canOpen: boolean
  /** The list stays open after a choice, for the next one. */
  staysOpen: boolean
  onPick: (option: ComboOption) => void
  /** The text was deleted, and nothing chosen instead. */
  onEmptied: () => void
}

/** The state of a combo box beside its value: whether it is open, the typed text, the active option. */
export function useCombo({ options, search, chosen, canOpen, staysOpen, onPick, onEmptied }: ComboRules) {
  const [open, setOpen] = useState(false)
  const [draft, setDraft] = useState<string | null>(null)
  const [pointed, setPointed] = useState<string | null>(null)
  const text = draft ?? ''
  const isRemote = searchesRemotely(options, search)
  const remote = useRemoteSearch(search, text, open && isRemote)
  const found: Found = isRemote ? remote.found : { name: 'ready', options: matchingOptions(options ?? [], text) }
  // the keys reach what is drawn only: Enter must not choose an option that was never shown
  const shown = found.name === 'ready' ? found.options.slice(0, MOST_SHOWN) : []
  const active = open ? activeOption(shown, pointed, text === '' ? chosen : null) : null

  const show = () => {
    if (canOpen) setOpen(true)
  }
  const close = () => {
    setOpen(false)
    setPointed(null)
  }
  const write = (next: string) => {
    setDraft(next)
    setPointed(null)
    show()
  }
  const pick = (option: ComboOption) => {
    onPick(option)
    setDraft(null)
    setPointed(staysOpen ? option.value : null)
    if (!staysOpen) setOpen(false)
  }
  /** Ends the typing: a deleted text empties the field, any other that was not chosen disappears. */
  const settle = () => {
    if (draft === '') onEmptied()
    setDraft(null)
  }
  const leave = () => {
    settle()
    close()
  }
  const enter = () => {
    if (found.name === 'failed') return remote.retry()
    const option = shown.find(({ value }) => value === active)
    if (option) pick(option)
  }
  const keyDown = (event: KeyboardEvent) => {
    if (isComposing(event) || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (open) setPointed(nextOption(shown, active, event.key === 'ArrowDown' ? 1 : -1))
      else show()
    } else if (event.key === 'Enter' && event.repeat) {
      // a key that is held chooses once, and does not send the form by going on
      event.preventDefault()
    } else if (event.key === 'Enter' && open) {
      event.preventDefault()
      enter()
    } else if (event.key === 'Enter') {
      // the browser sends the form, with the value that the field then shows
      settle()
    }
  }
  return { open, draft, found, active, nothingAtAll: !isRemote && text === '', show, close, write, pick, leave, keyDown, point: setPointed, retry: remote.retry }
}

export type Combo = ReturnType<typeof useCombo>

/** The active option: the one that the keys moved to, else the chosen one, else the first match of the typed text. */
function activeOption(shown: readonly ComboOption[], pointed: string | null, chosen: ReadonlySet<string> | null): string | null {
  const usable = shown.filter(({ disabled }) => !disabled)
  const at = usable.find(({ value }) => value === pointed)
  if (at) return at.value
  if (chosen === null) return usable[0]?.value ?? null
  return usable.find(({ value }) => chosen.has(value))?.value ?? null
}
