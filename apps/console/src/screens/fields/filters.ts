import type { Choices, LoadedChoices } from './choices'

/** A filter of a list: how it is chosen on screen, and how it is written into the address. */
export interface FilterField<Value> {
  kind: 'text' | 'choice' | 'dateRange'
  choices?: Choices
  /** the longest period, in days, that the server counts */
  mostDays?: number
  /** undefined for what cannot be read: an address may come from anywhere */
  parse(this: void, text: string): Value | undefined
  write(this: void, value: Value): string
}

const DAY_MS = 86_400_000

/** Two days `yyyy-MM-dd` in UTC+8, both included. */
export interface DayRange {
  from: string
  to: string
}

/** Free text; applied 300 ms after the last key. */
export function text(): FilterField<string> {
  return { kind: 'text', parse: (written) => written.trim() || undefined, write: (value) => value }
}

/** One value of a list; applied at once. */
export function choice<Value extends string>(choices: Choices<Value>): FilterField<Value> {
  const isKnown = (written: string): written is Value => choices.kind === 'loaded' || choices.values.some((value) => value === written)
  return { kind: 'choice', choices, parse: (written) => (written !== '' && isKnown(written) ? written : undefined), write: (value) => value }
}

/** One number of a list that the server has, such as a floor; applied at once. */
export function numberChoice(choices: LoadedChoices): FilterField<number> {
  return {
    kind: 'choice',
    choices,
    parse: (written) => (written.trim() !== '' && Number.isFinite(Number(written)) ? Number(written) : undefined),
    write: String,
  }
}

/** Yes or no. */
export function flag(): FilterField<boolean> {
  return {
    kind: 'choice',
    choices: { kind: 'fixed', values: ['true', 'false'] },
    parse: (written) => (written === 'true' ? true : written === 'false' ? false : undefined),
    write: String,
  }
}

/** A period of days, of `mostDays` at most; applied as soon as both are chosen. */
export function dateRange({ mostDays = Infinity }: { mostDays?: number } = {}): FilterField<DayRange> {
  return {
    kind: 'dateRange',
    mostDays,
    parse: (written) => {
      const [from = '', to = '', ...rest] = written.split('~')
      const isPeriod = isDay(from) && isDay(to) && from <= to && rest.length === 0
      return isPeriod && daysOf({ from, to }) <= mostDays ? { from, to } : undefined
    },
    write: ({ from, to }) => `${from}~${to}`,
  }
}

/** How many days a period has, both ends included. */
export function daysOf({ from, to }: DayRange): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1
}

/** A day `yyyy-MM-dd` that exists, unlike February 30. Years before 1000 are mistakes. */
function isDay(text: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`)
  return /^[1-9]\d{3}-\d\d-\d\d$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

/** The filters of a list: a field for each of the query's own names. */
export type FilterFields<Filters> = { readonly [Name in keyof Filters]?: FilterField<NonNullable<Filters[Name]>> }
