'use client'
import { useRef, type ReactNode } from 'react'
import type { FieldTexts } from '../components/field/field'
import { FieldGroup } from '../form/field-group'
import { NumberField } from '../form/number-field'
import { useUiLocale } from '../locale/ui-locale'
import { usePartStyles } from '../root/use-part-styles'
import { AREA_MESSAGES } from './area.messages'
import { AreaPicture } from './area-picture'
import { asArea, roomAfter, type Area } from './area.math'
import { areaStyles } from './area.styles'

/** An area as it is written, in per cent of the picture: a number, null for an empty field, or a text of the user that is no number. */
export type AreaParts = Readonly<Record<keyof Area, number | string | null>>

export interface AreaFieldProps extends FieldTexts {
  /** All four null: the whole picture. */
  value: AreaParts
  /** Called while the area is drawn and while its numbers are typed; what is no area is marked and kept. */
  onChange: (value: AreaParts) => void
  /** An image or canvas, stretched over the frame; without one the frame is empty, and an area can be drawn all the same. */
  picture?: ReactNode
  /** Width by height of the picture; 16 by 9 by default. */
  ratio?: number | undefined
  /** Below the picture: which one it is, or why there is none. */
  note?: ReactNode
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  name?: string | undefined
}

const NOTHING: AreaParts = { left: null, top: null, width: null, height: null }

/** A part of a picture: drawn on it, moved and resized by pointer or keys, or typed; what is drawn is written, and the other way round. */
export function AreaField({ value, onChange, picture, ratio, note, disabled = false, readOnly = false, name, ...texts }: AreaFieldProps) {
  usePartStyles(areaStyles)
  const words = AREA_MESSAGES[useUiLocale().locale]
  const area = asArea(value)
  const isWhole = Object.values(value).every((part) => part === null)
  const isFixed = disabled || readOnly
  const beforeDrag = useRef(value)
  const part = (of: keyof Area, label: string, min: number, max: number) => (
    <NumberField label={label} unit="%" min={min} max={max} decimals={0} value={value[of]} onChange={(next) => onChange({ ...value, [of]: next })} disabled={disabled} readOnly={readOnly} />
  )
  return (
    <FieldGroup {...texts} name={name} disabled={disabled}>
      <div className="fs-area">
        <div className="fs-area-shown">
          <AreaPicture
            label={texts.label} area={area} isWhole={isWhole} picture={picture} ratio={ratio} readOnly={isFixed}
            onChange={(next) => onChange(next ?? NOTHING)} onDragStart={() => { beforeDrag.current = value }} onDragUndo={() => onChange(beforeDrag.current)}
          />
          <div className="fs-area-note" role="status">{note}</div>
        </div>
        <div className="fs-area-side">
          <div className="fs-area-numbers">
            {part('left', words.left, 0, 99)}
            {part('top', words.top, 0, 99)}
            {part('width', words.width, 1, roomAfter(value.left))}
            {part('height', words.height, 1, roomAfter(value.top))}
          </div>
          {readOnly ? null : <button type="button" className="fs-chip-button" aria-pressed={isWhole} disabled={disabled} onClick={() => onChange(NOTHING)}>{words.whole}</button>}
          {isFixed ? null : <p className="fs-area-note">{words.draw}<br />{words.keys}</p>}
        </div>
      </div>
    </FieldGroup>
  )
}
