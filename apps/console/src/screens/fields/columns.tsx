import { floorName } from '@smart-fire/api-client'
import { type Column, CopyButton, formatDate, formatDateTime, NO_VALUE, RelativeTime, StatusBadge, type Tone, type UiLocale, useUiLocale, VisuallyHidden } from '@smart-fire/ui'
import type { ReactNode } from 'react'
import { choiceName, fieldName, type ScreenWords } from '../screen-words'

interface ColumnOptions {
  /** the server can order by it */
  sort?: boolean
  /** offers to copy the value (domain 23) */
  copy?: boolean
  /** hidden until the user shows it */
  hidden?: boolean
  width?: number
  /** the least width of a column without `width`, whose text wraps: a place must not be squeezed */
  least?: number
}

/** A column of a declared list: the field it shows, and how. */
export interface ColumnField<Row, Name extends string = string> extends ColumnOptions {
  name: Name
  numeric?: boolean
  draw: (row: Row, words: ScreenWords) => ReactNode
  /** the cell as text, for copies and exported files; the locale is for texts of another catalogue than the screen's */
  asText: (row: Row, words: ScreenWords, locale: UiLocale) => string
}

type Fields<Name extends string> = Readonly<Record<Name, unknown>>

function column<Name extends string>(
  name: Name, options: ColumnOptions & { numeric?: boolean }, asText: (value: unknown, words: ScreenWords) => string,
  draw?: (value: unknown, words: ScreenWords, text: string) => ReactNode,
): ColumnField<Fields<Name>, Name> {
  const textOf = (row: Fields<Name>, words: ScreenWords) => asText(row[name], words)
  return {
    ...options,
    name,
    asText: textOf,
    draw: (row, words) => {
      const text = textOf(row, words)
      if (text === '') return NO_VALUE
      return draw ? draw(row[name], words, text) : text
    },
  }
}

/** Text, or a number as it is. */
export function text<Name extends string>(name: Name, options: ColumnOptions = {}) {
  return column(name, options, plain)
}

/** Seven letters on a line. */
const LEAST_NAME_PX = 124
/** Twelve letters on a line. */
const LEAST_POSITION_PX = 192

/** The name of a building or a hydrant. Neither it nor a position is squeezed: a narrow table scrolls. */
export function placeName<Name extends string>(name: Name, options: ColumnOptions = {}) {
  return text(name, { least: LEAST_NAME_PX, ...options })
}

/** Where in a building or along a street something is. */
export function position<Name extends string>(name: Name, options: ColumnOptions = {}) {
  return text(name, { least: LEAST_POSITION_PX, ...options })
}

/** A number with the unit of its field in the words. */
export function number<Name extends string>(name: Name, options: ColumnOptions = {}) {
  return column(name, { numeric: true, ...options }, (value, { units }) => (typeof value === 'number' ? [value, units?.[name]].filter((part) => part !== undefined).join(' ') : plain(value)))
}

/** A floor, as floors are shown everywhere (domain 9). */
export function floor<Name extends string>(name: Name, options: ColumnOptions = {}) {
  return column(name, { width: 76, ...options }, (value) => (typeof value === 'number' ? floorName(value) : ''))
}

/** An instant in UTC+8, to the second. */
export function dateTime<Name extends string>(name: Name, options: ColumnOptions = {}) {
  return column(name, { width: 172, numeric: true, ...options }, (value) => (typeof value === 'number' ? formatDateTime(value) : ''))
}

export function date<Name extends string>(name: Name, options: ColumnOptions = {}) {
  return column(name, { width: 120, numeric: true, ...options }, (value) => (typeof value === 'number' ? formatDate(value) : plain(value)))
}

/** How long ago; the exact time on hover and in files. */
export function ago<Name extends string>(name: Name, options: ColumnOptions = {}) {
  return column(
    name, { width: 140, ...options }, (value) => (typeof value === 'number' ? formatDateTime(value) : ''),
    (value) => (typeof value === 'number' ? <RelativeTime at={value} /> : NO_VALUE),
  )
}

/** A value of a code list, by its name; with a tone it gets a mark of its own shape. */
export function code<Name extends string>(name: Name, options: ColumnOptions & { tones?: Readonly<Record<string, Tone>> } = {}) {
  const { tones, ...rest } = options
  return column(name, { width: 120, ...rest }, (value, words) => (isBlank(value) ? '' : choiceName(words, name, String(value))), (value, _, label) => {
    const tone = tones?.[String(value)]
    return tone ? <StatusBadge tone={tone} size="sm">{label}</StatusBadge> : label
  })
}

/** Values of a cell that are shown; the number of the others follows them. */
const MOST_LISTED = 3

/**
 * Several values in one cell: three of them and how many more there are; all of them on hover, in a screen reader and in files. Values are
 * codes of a choice, or rows of which `nameIn` is the field that names them.
 */
export function list<Name extends string>(name: Name, { nameIn, ...options }: ColumnOptions & { nameIn?: string } = {}) {
  const nameOf = (each: unknown, words: ScreenWords) => (nameIn ? plain((each as Record<string, unknown>)[nameIn]) : choiceName(words, name, String(each)))
  const namesOf = (value: unknown, words: ScreenWords) => (Array.isArray(value) ? value.map((each: unknown) => nameOf(each, words)) : [])
  return column(name, options, (value, words) => namesOf(value, words).join(' / '), (value, words, all) => {
    const names = namesOf(value, words)
    if (names.length <= MOST_LISTED) return all
    return <span title={all}><span aria-hidden>{names.slice(0, MOST_LISTED).join(' / ')} +{names.length - MOST_LISTED}</span><VisuallyHidden>{all}</VisuallyHidden></span>
  })
}

/** A cell of the screen's own; `asText` is what copies and files hold. */
export function custom<Row, Name extends string>(
  name: Name, draw: (row: Row, words: ScreenWords) => ReactNode, asText: ColumnField<Row>['asText'], options: ColumnOptions = {},
): ColumnField<Row, Name> {
  return { ...options, name, draw, asText }
}

/** Eight letters and the button that copies them, on one line. */
const LEAST_COPIED_PX = 132

/** The table's column for a declared one. */
export function tableColumn<Row>(field: ColumnField<Row>, words: ScreenWords): Column<Row> {
  const header = fieldName(words, field.name)
  const cell = (row: Row) => (field.copy ? <WithCopy field={field} row={row} words={words} label={header} /> : field.draw(row, words))
  const place = field.width === undefined ? { wrap: true, minWidth: field.least ?? (field.copy ? LEAST_COPIED_PX : undefined) } : { width: field.width }
  return { id: field.name, header, cell, sortable: field.sort, numeric: field.numeric, ...place }
}

interface WithCopyProps<Row> {
  field: ColumnField<Row>
  row: Row
  words: ScreenWords
  label: string
}

function WithCopy<Row>({ field, row, words, label }: WithCopyProps<Row>) {
  const { locale } = useUiLocale()
  const value = field.asText(row, words, locale)
  if (value === '') return NO_VALUE
  return <>{field.draw(row, words)} <CopyButton text={value} label={label} size="sm" /></>
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === ''
}
