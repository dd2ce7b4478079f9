'use client'
import { Check, RotateCw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../components/button/button'
import { Spinner } from '../../components/button/spinner'
import { useUiLocale } from '../../locale/ui-locale'
import { useFormWords } from '../use-form-words'
import { MOST_SHOWN, type ComboOption } from './combo-options'
import type { Found } from './use-remote-search'

interface ComboListProps {
  id: string
  label: string
  found: Found
  /** There is nothing to choose at all, rather than nothing that matches. */
  nothingAtAll: boolean
  active: string | null
  chosen: ReadonlySet<string>
  multiple: boolean
  onPick: (option: ComboOption) => void
  onActive: (value: string) => void
  onRetry: () => void
}

/** The options below a combo box, or a line with the reason why there are none: loading, failed and nothing found look different. */
export function ComboList({ id, label, found, nothingAtAll, active, chosen, multiple, onPick, onActive, onRetry }: ComboListProps) {
  const words = useFormWords()
  const { messages } = useUiLocale()
  const options = found.name === 'ready' ? found.options.slice(0, MOST_SHOWN) : []
  const isCut = found.name === 'ready' && found.options.length > MOST_SHOWN
  return (
    <>
      <ul id={id} className="fs-options" role="listbox" aria-label={label} aria-multiselectable={multiple || undefined}>
        {options.map((option, at) => (
          <Option
            key={option.value}
            id={optionId(id, at)}
            option={option}
            isActive={option.value === active}
            isChosen={chosen.has(option.value)}
            onPick={() => onPick(option)}
            onActive={() => onActive(option.value)}
          />
        ))}
      </ul>
      {isCut ? <p className="fs-options-note">{words.moreOptions(MOST_SHOWN)}</p> : null}
      {found.name === 'loading' ? <p className="fs-options-note"><Spinner size={14} />{words.searching}</p> : null}
      {found.name === 'ready' && options.length === 0 ? <p className="fs-options-note">{nothingAtAll ? words.noOptions : words.nothingFound}</p> : null}
      {found.name === 'failed' ? (
        <p className="fs-options-note" data-failed="">
          {words.searchFailed}
          <Button size="sm" tabIndex={-1} icon={<RotateCw size={14} aria-hidden="true" />} onClick={onRetry}>{messages.retry}</Button>
        </p>
      ) : null}
    </>
  )
}

export function optionId(listId: string, at: number): string {
  return `${listId}-${at}`
}

interface OptionProps {
  id: string
  option: ComboOption
  isActive: boolean
  isChosen: boolean
  onPick: () => void
  onActive: () => void
}

function Option({ id, option: { label, hint, disabled }, isActive, isChosen, onPick, onActive }: OptionProps) {
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <li
      ref={line}
      id={id}
      role="option"
      className="fs-option"
      aria-selected={isChosen}
      aria-disabled={disabled || undefined}
      data-active={isActive || undefined}
      onClick={() => (disabled ? undefined : onPick())}
      onMouseMove={() => (disabled || isActive ? undefined : onActive())}
    >
      <span className="fs-option-label">{label}</span>
      {hint === undefined ? null : <span className="fs-option-hint">{hint}</span>}
      <Check size={16} aria-hidden="true" />
    </li>
  )
}
