'use client'
import { ChevronDown, X } from 'lucide-react'
import { useRef, type Ref } from 'react'
import { LiveRegion } from '../../components/a11y/live-region'
import { IconButton } from '../../components/button/icon-button'
import { Field, type FieldControl, type FieldTexts } from '../../components/field/field'
import { chipKeyDown, Chips } from '../chips'
import { FieldLayer } from '../field-layer'
import type { FormMessages } from '../form.messages'
import { useFormStyles } from '../use-form-styles'
import { useFormWords } from '../use-form-words'
import { ComboList, optionId } from './combo-list'
import type { ComboOption } from './combo-options'
import { useCombo, type Combo, type ComboSource } from './use-combo'
import type { Found } from './use-remote-search'

/** The props of fields with one and with several choices. */
export interface ComboShared extends FieldTexts, ComboSource {
  /** Labels of values that are chosen already and that `search` has not returned yet. */
  known?: readonly ComboOption[] | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
  /** Can be focused and read, not changed. */
  readOnly?: boolean | undefined
  name?: string | undefined
  onBlur?: (() => void) | undefined
}

interface ComboBoxProps extends ComboShared {
  chosen: readonly ComboOption[]
  multiple: boolean
  onPick: (option: ComboOption) => void
  onRemove: (value: string) => void
  onClear: () => void
}

/** A text box with a list of options below it (WAI-ARIA combobox): typing searches, Enter or a click chooses. */
export function ComboBox(props: ComboBoxProps) {
  useFormStyles()
  const { label, error, hint, hideLabel, required } = props
  return <Field {...{ label, error, hint, hideLabel, required }}>{(control) => <Box {...props} control={control} />}</Field>
}

type BoxProps = ComboBoxProps & { control: FieldControl }

function Box(props: BoxProps) {
  const { label, required, options, search, disabled, readOnly, chosen, multiple, onPick, onRemove, onClear, control } = props
  const box = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const words = useFormWords()
  const canChange = !disabled && !readOnly
  const values = new Set(chosen.map(({ value }) => value))
  const combo = useCombo({
    options, search, chosen: values, canOpen: canChange, staysOpen: multiple, onPick,
    onEmptied: () => (multiple || required || chosen.length === 0 ? undefined : onClear()),
  })
  // the pressed button disappears with the value, so the focus moves to the text box
  const andFocus = (act: () => void) => {
    act()
    input.current?.focus()
  }
  const listId = `${control.id}-list`
  const anchor = (
    <div
      ref={box}
      className="fs-input"
      data-combo=""
      data-chips={(multiple && chosen.length > 0) || undefined}
      onKeyDown={(event) => (multiple && canChange ? chipKeyDown(event, input.current, onRemove) : undefined)}
    >
      {multiple ? <Chips chips={chosen} onRemove={canChange ? (value) => andFocus(() => onRemove(value)) : undefined} /> : null}
      <ComboInput {...props} combo={combo} listId={listId} inputRef={input} />
      {canChange && !required && !multiple && chosen.length > 0
        ? <IconButton size="sm" label={words.clear} icon={<X size={14} aria-hidden="true" />} onClick={() => andFocus(onClear)} /> : null}
      {readOnly ? null : <ChevronDown size={16} aria-hidden="true" />}
      <LiveRegion>{combo.open ? spoken(combo.found, words) : null}</LiveRegion>
    </div>
  )
  return (
    <FieldLayer open={combo.open} onClose={combo.close} box={box} anchor={anchor}>
      <ComboList
        id={listId}
        label={label}
        found={combo.found}
        nothingAtAll={combo.nothingAtAll}
        active={combo.active}
        chosen={values}
        multiple={multiple}
        onPick={combo.pick}
        onActive={combo.point}
        onRetry={combo.retry}
      />
    </FieldLayer>
  )
}

interface ComboInputProps extends BoxProps {
  combo: Combo
  listId: string
  inputRef: Ref<HTMLInputElement>
}

function ComboInput({ combo, listId, inputRef, chosen, multiple, control, name, placeholder, search, disabled, readOnly, onBlur }: ComboInputProps) {
  const words = useFormWords()
  const activeAt = combo.found.name === 'ready' ? combo.found.options.findIndex(({ value }) => value === combo.active) : -1
  const chosenNote = multiple && chosen.length > 0 ? `${control.id}-chosen` : undefined
  return (
    <>
      <input
        id={control.id}
        ref={inputRef}
        type="text"
        role="combobox"
        name={name}
        autoComplete="off"
        spellCheck={false}
        aria-autocomplete="list"
        aria-expanded={combo.open}
        aria-controls={combo.open ? listId : undefined}
        aria-activedescendant={activeAt < 0 ? undefined : optionId(listId, activeAt)}
        aria-required={control.required}
        aria-invalid={control['aria-invalid']}
        aria-describedby={[control['aria-describedby'], chosenNote].filter(Boolean).join(' ') || undefined}
        placeholder={multiple && chosen.length > 0 ? undefined : (placeholder ?? (search ? words.searchHint : words.choose))}
        disabled={disabled}
        readOnly={readOnly}
        value={combo.draft ?? (multiple ? '' : (chosen[0]?.label ?? ''))}
        onChange={(event) => combo.write(event.target.value)}
        onClick={combo.show}
        onFocus={(event) => event.target.select()}
        onKeyDown={combo.keyDown}
        onBlur={() => {
          combo.leave()
          onBlur?.()
        }}
      />
      {chosenNote === undefined ? null : <span id={chosenNote} hidden>{words.chosen(chosen.map(({ label }) => label))}</span>}
    </>
  )
}

function spoken(found: Found, words: FormMessages): string {
  switch (found.name) {
    case 'loading': return words.searching
    case 'failed': return words.searchFailed
    case 'ready': return found.options.length === 0 ? words.nothingFound : words.optionCount(found.options.length)
    default: return found satisfies never
  }
}
