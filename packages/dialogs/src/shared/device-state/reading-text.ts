import { formatQuantity, formatReported } from '@smart-fire/ui'
import type { ContactWords } from './contact.messages'

/** What a measuring point has measured; what is not known is null. */
export interface Measured {
  code?: string | null | undefined
  /** name of the measuring point */
  name: string | null
  value: number | null
  unit: string | null
}

/** The on/off points of the field by code (enums.json `measuringPointCodes`) and by name, and what they say when they are on. */
const CONTACTS: Readonly<Record<string, keyof ContactWords>> = {
  YG: 'alarm', 烟感: 'alarm',
  HANDN: 'alarm', 手报: 'alarm',
  INFR: 'alarm', 红外: 'alarm',
  SOS: 'alarm',
  ACOP: 'started', 声光: 'started',
  DM: 'opened', 门磁: 'opened',
  WF: 'flooded', 水浸: 'flooded',
  XZJ: 'struck', 撞击: 'struck',
  XQX: 'tilted', 倾斜: 'tilted',
  XFC: 'removed', 防拆: 'removed',
  SWITCH: 'powerCut', 电源监测开关: 'powerCut',
}

/** The two words of an on/off point, off first; null for a point that measures a quantity. */
export function contactStates({ code, name, unit }: Omit<Measured, 'value'>, words: ContactWords): readonly [string, string] | null {
  if (unit !== null && unit !== '') return null
  const key = [code, name].flatMap((each) => (each != null && Object.hasOwn(CONTACTS, each) ? CONTACTS[each] : undefined)).find((each) => each !== undefined)
  return key === undefined ? null : [words.normal, words[key]]
}

/**
 * A value as it is written wherever a fire is judged: with its unit, or as the word of a contact. Null without a value, and for
 * the 0 or 1 of a contact that is not known: the alarm type says more.
 */
export function readingText(measured: Measured, words: ContactWords): string | null {
  const { value, unit } = measured
  const states = value === 0 || value === 1 ? contactStates(measured, words) : null
  return states?.[value === 0 ? 0 : 1] ?? formatQuantity(value, unit)
}

/** As `readingText`, for a value that the server sends with its unit in one text. */
export function reportedText({ name, data }: { name: string | null; data: string | null }, words: ContactWords): string | null {
  if (data === null) return null
  const states = data === '0' || data === '1' ? contactStates({ name, unit: null }, words) : null
  return states?.[data === '0' ? 0 : 1] ?? formatReported(data)
}
