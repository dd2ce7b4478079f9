import { floorName, NOTICE_TYPE, NOTICE_VARIABLES, type NoticeType } from '@smart-fire/api-client/wire'

import type { NoticeFacts } from '../../db/schema'
import { wireTime } from '../../http/wire-time'
import { zhCN } from './notice-text.messages'
import { oneLine } from './one-line'

type Variable = (typeof NOTICE_VARIABLES)[number]

const VARIABLE = /\{([^{}]*)\}/g
/** SMS services cut what is longer. */
const MOST_CHARACTERS = 400
/** the first half of a character that the cut has divided: some services refuse a text that ends with it */
const HALF_CHARACTER = /\p{Surrogate}$/u

/** The words of the server, for a tenant that has none of its own. */
export const defaultText = (type: NoticeType): string => (type === NOTICE_TYPE.alarm ? zhCN.alarmText : zhCN.faultText)

/** The variables that a text names and that do not exist. */
export function unknownVariables(text: string): string[] {
  const known = new Set<string>(NOTICE_VARIABLES)
  return [...text.matchAll(VARIABLE)].flatMap(([, name = '']) => (known.has(name) ? [] : [name]))
}

/** A message about one record. */
export function noticeText(template: string, facts: NoticeFacts): string {
  const values = valuesOf(facts)
  const text = withFloorOnce(template, facts).replace(VARIABLE, (whole, name: string) => (Object.hasOwn(values, name) ? harmless(values[name as Variable]) : whole))
  return upTo(MOST_CHARACTERS, text.replace(/（）/g, '').replace(/[ \t]+/g, ' ').trim())
}

const upTo = (most: number, text: string): string => text.slice(0, most).replace(HALF_CHARACTER, '')

/** Right before a position that begins with the floor it is left out: 滨江大厦3F3F 走廊 would be read, and spoken, twice. */
function withFloorOnce(template: string, { floor, position }: NoticeFacts): string {
  return position?.startsWith(floorName(floor)) ? template.replace(/\{楼层\}(?=\{位置\})/g, '') : template
}

/** The message as it is sent: for several records that of the first, and how many there are. A long one is cut before that number, which an SMS service would cut off. */
export function messageText(content: string, records: number, isTest: boolean): string {
  const around = (words: string) => {
    const text = records > 1 ? zhCN.several(words, records) : words
    return isTest ? zhCN.test(text) : text
  }
  return around(upTo(MOST_CHARACTERS - around('').length, content))
}

/** The subject of a mail. It has no words of the record, so that nothing a device reports stands in a header. */
export function noticeSubject(type: NoticeType, records: number, isTest: boolean): string {
  const subject = zhCN.subjectOf(type === NOTICE_TYPE.alarm ? zhCN.alarmSubject : zhCN.faultSubject, records)
  return isTest ? zhCN.test(subject) : subject
}

/** Stands for a record in a test, and in the preview of a text. */
export const sampleFacts = (now: number): NoticeFacts => ({ ...zhCN.sample, at: now, floor: 3 })

function valuesOf({ at, place, floor, position, device, series, alarm, level, value }: NoticeFacts): Record<Variable, string | null> {
  return {
    时间: wireTime(new Date(at)), 建筑: place, 楼层: floorName(floor) || null, 位置: position, 设备: device, 设备类型: series, 告警: alarm, 等级: level, 数值: value,
  }
}

/** Names and alarm texts come from devices and files: one line, and no address that a phone makes a link of. */
function harmless(text: string | null): string {
  return oneLine(text ?? '').replace(/:\/\//g, ': // ').replace(/\bwww\./gi, 'www .')
}
