import { ITEM_KIND, type InspectionItem } from '@smart-fire/api-client/inspection-work'
import type { Words } from './inspect.messages'

/** Whether a value lies beyond its limits. What is no number counts as such, as it does on the server: it cannot have been measured as normal. */
const isOutside = (value: string, { min, max }: InspectionItem) => value !== '' && (!Number.isFinite(Number(value)) || (min != null && Number(value) < min) || (max != null && Number(value) > max))
/** A number in the letters of a Chinese keyboard, or with a comma, as a number is written. */
const plainNumber = (typed: string) => typed.normalize('NFKC').replace(/[,。]/g, '.')

/** Whether what was entered for an item is abnormal: a choice says so, a number lies beyond its limits. */
export function isAbnormalItem(item: InspectionItem, value: string): boolean {
  return item.kind === ITEM_KIND.choice ? value === '1' : item.kind === ITEM_KIND.number && isOutside(value, item)
}

interface ItemControlProps {
  item: InspectionItem
  words: Words
  value: string
  onChange: (value: string) => void
}

/** The input of one item of a check: a choice, a text, or a number with its limits. */
export function ItemControl({ item, words, value, onChange }: ItemControlProps) {
  if (item.kind === ITEM_KIND.choice) return <Choice name={item.content} value={value} onChange={onChange} options={[['0', words.normal], ['1', words.abnormal]]} />
  if (item.kind === ITEM_KIND.text) return <input aria-label={item.content} value={value} maxLength={500} onChange={(event) => onChange(event.target.value)} />
  const outside = isOutside(value, item)
  return (
    <>
      <input aria-label={item.content} inputMode="decimal" value={value} aria-invalid={outside} onChange={(event) => onChange(plainNumber(event.target.value))} />
      <span className={outside ? 'problem' : 'muted'}>{item.min == null && item.max == null ? (item.unit ?? '') : words.limits(String(item.min ?? '–∞'), String(item.max ?? '∞'), item.unit ?? '')}</span>
    </>
  )
}

interface ChoiceProps {
  name: string
  value: string
  /** code and label of each */
  options: readonly (readonly [string, string])[]
  onChange: (value: string) => void
}

/** A choice with large targets. */
export function Choice({ name, value, options, onChange }: ChoiceProps) {
  return (
    <div className="choice">
      {options.map(([code, label]) => (
        <label key={code} className={value === code ? `chosen code-${code}` : ''}><input type="radio" name={name} checked={value === code} onChange={() => onChange(code)} />{label}</label>
      ))}
    </div>
  )
}
