'use client'
import { Minus, Plus, Search } from 'lucide-react'
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { VisuallyHidden } from '../../components/a11y/visually-hidden'
import { Button } from '../../components/button/button'
import { isComposing } from '../../components/field/is-composing'
import type { ComboOption } from '../combo/combo-options'
import { useFormWords } from '../use-form-words'

interface TransferColumnProps {
  side: 'candidates' | 'members'
  title: string
  /** The total number, if known. */
  count: number | null
  text: string
  onSearch: (text: string) => void
  options: readonly ComboOption[]
  /** Shown instead of the options: loading, failed, nothing found. */
  note: ReactNode
  disabled: boolean
  /** Missing = the list can only be read. */
  onMove: ((options: readonly ComboOption[]) => void) | undefined
}

/** One of the two lists: a click on an entry moves it to the other one. One entry is in the tab order, and the arrow keys reach all of them, also those that cannot be moved. */
export function TransferColumn({ side, title, count, text, onSearch, options, note, disabled, onMove }: TransferColumnProps) {
  const words = useFormWords()
  const movable = options.filter((option) => !option.disabled)
  const entry = movable[0] ?? options[0]
  return (
    <section className="fs-transfer-column" data-read={onMove ? undefined : ''} aria-label={title} onKeyDown={walk}>
      <header>
        <span>{title}</span>
        {count === null ? null : <span className="fs-count">{count}</span>}
        {onMove ? (
          <Button size="sm" variant="link" disabled={disabled || movable.length === 0} onClick={() => onMove(movable)}>
            {side === 'candidates' ? words.addAll(movable.length) : words.removeAll(movable.length)}
          </Button>
        ) : null}
      </header>
      <div className="fs-input">
        <Search size={14} aria-hidden="true" />
        <input type="search" aria-label={`${words.search} ${title}`} placeholder={words.search} autoComplete="off" value={text} disabled={disabled} onChange={(event) => onSearch(event.target.value)} />
      </div>
      {/* without entries the arrow keys scroll the list */}
      <ul tabIndex={disabled || !onMove ? 0 : undefined}>
        {options.map((option) => (
          <li key={option.value}>
            {onMove ? <Entry side={side} option={option} inTabOrder={option === entry} disabled={disabled} onMove={() => onMove([option])} /> : <span className="fs-transfer-entry"><EntryText option={option} /></span>}
          </li>
        ))}
        {note === null ? null : <li>{note}</li>}
      </ul>
    </section>
  )
}

interface EntryProps {
  side: TransferColumnProps['side']
  option: ComboOption
  inTabOrder: boolean
  disabled: boolean
  onMove: () => void
}

function Entry({ side, option, inTabOrder, disabled, onMove }: EntryProps) {
  const words = useFormWords()
  const Icon = side === 'candidates' ? Plus : Minus
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (option.disabled) return
    focusNeighbour(event.currentTarget)
    onMove()
  }
  return (
    <button
      type="button"
      className="fs-transfer-entry"
      tabIndex={inTabOrder ? 0 : -1}
      disabled={disabled}
      aria-disabled={option.disabled || undefined}
      onClick={press}
      onKeyDown={oncePerPress}
    >
      <Icon size={14} aria-hidden="true" />
      <VisuallyHidden>{side === 'candidates' ? words.addOf('') : words.removeOf('')}</VisuallyHidden>
      <EntryText option={option} />
    </button>
  )
}

/** A browser presses a button again and again while Enter is held, and the focus goes on: all entries would be moved. */
function oncePerPress(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
}

function EntryText({ option: { label, hint } }: { option: ComboOption }) {
  return (
    <>
      <span className="fs-option-label">{label}</span>
      {hint === undefined ? null : <span className="fs-option-hint">{` ${hint}`}</span>}
    </>
  )
}

function entriesOf(column: Element | null): HTMLButtonElement[] {
  return [...(column?.querySelectorAll<HTMLButtonElement>('.fs-transfer-entry:not(:disabled)') ?? [])]
}

function walk(event: KeyboardEvent<HTMLElement>): void {
  if (isComposing(event)) return
  const entries = entriesOf(event.currentTarget)
  const at = entries.findIndex((entry) => entry === event.target)
  const isSearch = event.target instanceof HTMLInputElement
  const next = { ArrowDown: entries[at + 1], ArrowUp: entries[at - 1], Home: entries[0], End: entries.at(-1) }[event.key]
  if (!next || (at < 0 && !(isSearch && event.key === 'ArrowDown'))) return
  event.preventDefault()
  next.focus()
}

/** The entry that is pressed goes to the other column: the focus stays in this one. */
function focusNeighbour(entry: HTMLButtonElement): void {
  const column = entry.closest('section')
  const entries = entriesOf(column)
  const at = entries.indexOf(entry)
  const next = entries[at + 1] ?? entries[at - 1] ?? column?.querySelector<HTMLInputElement>('input')
  next?.focus()
}
