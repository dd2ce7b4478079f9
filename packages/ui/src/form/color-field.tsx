'use client'
import { useState } from 'react'
import { Field, type FieldTexts } from '../components/field/field'
import { isComposing } from '../components/field/is-composing'
import { contrastRatio } from '../theme/contrast'
import { PALETTES } from '../theme/palette'
import { useFormStyles } from './use-form-styles'
import { useFormWords } from './use-form-words'

const COLOUR = /^#[0-9a-f]{6}$/i
const LEAST_CONTRAST = 3 // WCAG 1.4.11, for marks and icons

export interface ColorFieldProps extends FieldTexts {
  /** `#RRGGBB`, empty, or a text of the user that is no colour. */
  value: string
  /** Called with the text as it is written; a text that is no colour stays in the field and is marked, and a schema rejects it. */
  onChange: (value: string) => void
  /** Colours to choose by a click, as `#RRGGBB`. */
  swatches?: readonly string[] | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  name?: string | undefined
}

/** A colour: typed, or chosen from the browser's palette or from swatches; a remark warns about low contrast. */
export function ColorField({ label, error, hint, hideLabel, required, value, onChange, swatches = [], disabled, readOnly, name }: ColorFieldProps) {
  useFormStyles()
  const words = useFormWords()
  const [isFinished, setFinished] = useState(true)
  const isColour = COLOUR.test(value)
  const problem = value !== '' && !isColour && (isFinished || value.length >= 7) ? words.colourMalformed : undefined
  return (
    <Field {...{ label, error, problem, hint, hideLabel, required }}>
      {(control) => (
        <>
          <div className="fs-input">
            <input
              type="color"
              className="fs-color"
              tabIndex={-1}
              aria-label={words.pickColour(label)}
              data-none={!isColour || undefined}
              value={isColour ? value.toLowerCase() : '#000000'}
              disabled={disabled || readOnly}
              onChange={(event) => onChange(event.target.value.toUpperCase())}
            />
            <input
              {...control} name={name} type="text" autoComplete="off" spellCheck={false} placeholder={words.colourPlaceholder} value={value} disabled={disabled} readOnly={readOnly}
              onChange={(event) => {
                setFinished(false)
                onChange(event.target.value)
              }}
              onBlur={() => setFinished(true)}
              // Enter sends the form: the text must be checked before
              onKeyDown={(event) => (event.key === 'Enter' && !isComposing(event) ? setFinished(true) : undefined)}
            />
          </div>
          {swatches.length === 0 || readOnly ? null : (
            <div className="fs-swatches" role="group" aria-label={label}>
              {swatches.map((swatch) => (
                <button
                  key={swatch} type="button" className="fs-swatch" style={{ backgroundColor: swatch }} disabled={disabled}
                  aria-label={swatch} title={swatch} aria-pressed={swatch.toLowerCase() === value.toLowerCase()} onClick={() => onChange(swatch)}
                />
              ))}
            </div>
          )}
          {isColour ? <Contrast colour={value} /> : null}
        </>
      )}
    </Field>
  )
}

function Contrast({ colour }: { colour: string }) {
  const words = useFormWords()
  const [light, dark] = [contrastRatio(colour, PALETTES.light.bg.surface), contrastRatio(colour, PALETTES.dark.bg.surface)]
  return (
    <p className="fs-field-note">
      {words.contrast(light.toFixed(1), dark.toFixed(1))}
      {Math.min(light, dark) < LEAST_CONTRAST ? <span className="fs-color-low">{words.lowContrast}</span> : null}
    </p>
  )
}
