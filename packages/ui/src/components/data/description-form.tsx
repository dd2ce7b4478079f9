'use client'
import { useId } from 'react'
import { NO_VALUE } from './no-value'

export interface DescriptionField {
  id: string
  label: string
  /** null or empty = not known, shown as a dash. */
  value: string | null
  unit?: string | undefined
  /** Takes the whole width. */
  wide?: boolean | undefined
  /** Text that takes more than one line. */
  multiline?: boolean | undefined
  /** The most characters that the form of the record takes. */
  maxLength?: number | undefined
}

export interface DescriptionGroup {
  id: string
  title: string
  fields: readonly DescriptionField[]
}

export interface DescriptionFormProps {
  groups: readonly DescriptionGroup[]
  columns?: 1 | 2 | 3 | 4 | 5 | undefined
  label?: string | undefined
}

/** A record laid out like its form, for reading only: the fields are disabled and stay readable (spec 2 §2). */
export function DescriptionForm({ groups, columns = 2, label }: DescriptionFormProps) {
  return (
    <form className="fs-description-form" data-columns={columns} aria-label={label}>
      {groups.map(({ id, title, fields }) => (
        <fieldset key={id}>
          <legend>{title}</legend>
          <div className="fs-description-grid">{fields.map((field) => <ReadField key={field.id} field={field} />)}</div>
        </fieldset>
      ))}
    </form>
  )
}

function ReadField({ field: { id: name, label, value, unit, wide, multiline, maxLength } }: { field: DescriptionField }) {
  const id = useId()
  const text = value === null || value === '' ? NO_VALUE : value
  return (
    <div className="fs-field" data-wide={(wide ?? multiline) || undefined}>
      <label htmlFor={id} className="fs-field-label">{label}</label>
      <div className="fs-input" data-read="">
        {multiline
          ? <textarea id={id} name={name} disabled value={text} rows={1} maxLength={maxLength} />
          : <input id={id} name={name} disabled value={text} title={text} maxLength={maxLength} />}
        {unit === undefined ? null : <span className="fs-input-unit">{unit}</span>}
      </div>
    </div>
  )
}
