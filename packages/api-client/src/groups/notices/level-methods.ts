import { array, object, picklist, type InferOutput } from 'valibot'
import { decoder, mapped, readOf } from '../../decoding/decoder'
import { wholeListOrNull } from '../../decoding/items'
import { nothing, table } from '../../decoding/readers'
import { color, id, isMissing, isSent, lenient, nullableId, number, readText, required, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import { wireId } from '../../decoding/wire-input'
import type { PageQuery, Rows } from '../../rows'
import type { Transport } from '../../transport/transport'
import { checked } from '../crud'
import type { SortQuery } from '../crud.types'
import { NOTICE_METHOD, type NoticeMethod } from './notice.codes'
import { chosenOf, listedMethods } from './notice.schema'

const BASE = '/api/device/deviceAlDnRelation'

/** By which methods people are told of records of an alarm level (contract device 15.4). */
export interface LevelMethods {
  id: string
  version: string | null
  level: string | null
  /** a larger number is a higher level */
  rank: number | null
  color: string | null
  /** the level's own methods; none: those of alarms or faults; null: they could not be read */
  methods: NoticeMethod[] | null
  /** chosen methods for which the server has no adapter; empty on servers that do not tell */
  unconfigured: NoticeMethod[]
}

/** What the deployed platform calls the methods: its list of levels has no codes. */
const METHOD_NAMES: Readonly<Record<string, NoticeMethod>> = { APP推送: NOTICE_METHOD.app, 短信推送: NOTICE_METHOD.sms, 语音电话: NOTICE_METHOD.voice }

const namedMethods = readOf(wholeListOrNull(required(lenient((value) => METHOD_NAMES[readText(value) ?? ''] ?? null), 'no method')))
const named = decoder((value) => (isMissing(value) ? [] : namedMethods(value)))

const wireLevel = shape({
  id: from('id', id), version: from('version', nullableId), level: from('alarmLevel', text), rank: from('sort', number), color: from('color', color), named: from('notice', named), listed: from('methods', listedMethods), isListed: from('methods', isSent),
})

const levelMethods = mapped(wireLevel, ({ named, listed, isListed, ...level }): LevelMethods => ({ ...level, ...(isListed ? chosenOf(listed) : { methods: named, unconfigured: [] }) }))

/** The methods of a level; none: those of alarms or faults. */
export const levelMethodsInput = object({ methods: array(picklist(Object.values(NOTICE_METHOD))) })
export type LevelMethodsInput = InferOutput<typeof levelMethodsInput>

/** By which methods people are told of records of each alarm level. */
export interface LevelMethodCalls {
  /** All levels, the lowest first (GET deviceAlDnRelation/pageList, contract device 15.4). */
  list: (query: PageQuery & SortQuery, signal?: AbortSignal) => Promise<Rows<LevelMethods>>
  /** Writes the methods of a level, which act from the next record on (POST deviceAlDnRelation/updateOrAdd, contract device 15.4). */
  update: (id: string, input: LevelMethodsInput, options?: { version?: string | null }, signal?: AbortSignal) => Promise<void>
}

export function levelMethodCalls(http: Transport): LevelMethodCalls {
  return {
    list: ({ page, limit }, signal) => http.get(`${BASE}/pageList`, table(levelMethods), { query: { page, limit }, signal }),
    async update(levelId, input, { version } = {}, signal) {
      const { methods } = checked(levelMethodsInput, input)
      return http.postJson(`${BASE}/updateOrAdd`, { id: wireId(levelId), noticeIds: methods.join(','), version }, nothing, { signal, fields: new Map([['noticeIds', 'methods']]) })
    },
  }
}
