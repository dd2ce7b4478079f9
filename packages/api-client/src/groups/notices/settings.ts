import { existing } from '../../decoding/existing'
import { nothing, one } from '../../decoding/readers'
import type { PageQuery, Rows } from '../../rows'
import type { Transport } from '../../transport/transport'
import { checked } from '../crud'
import type { SortQuery } from '../crud.types'
import { NOTICE_TYPE, type NoticeMethod, type NoticeType } from './notice.codes'
import { noticeSettingInput, settingOf, testResult, type NoticeSetting, type NoticeSettingInput, type NoticeTestResult } from './notice.schema'

const BASE = '/api/device/deviceMessageNotice'
const TYPES = Object.values(NOTICE_TYPE)

/** By which methods people are told, and in which words: one row for alarms, one for faults. */
export function noticeSettingCalls(http: Transport) {
  const setting = (type: NoticeType, signal?: AbortSignal): Promise<NoticeSetting> => http.get(`${BASE}/selectByNoticeType`, existing(settingOf(type)), { query: { noticeType: type }, signal })
  return {
    /** Both settings (GET deviceMessageNotice/selectByNoticeType, contract device 15.4). */
    async list(_query: PageQuery & SortQuery, signal?: AbortSignal): Promise<Rows<NoticeSetting>> {
      const rows = await Promise.all(TYPES.map((type) => setting(type, signal)))
      return { rows, total: rows.length, dropped: 0 }
    },
    /** The methods and texts of one type (GET deviceMessageNotice/selectByNoticeType, contract device 15.4). */
    get: (id: string, signal?: AbortSignal): Promise<NoticeSetting> => setting(typeOf(id), signal),
    /** Writes methods and words (POST deviceMessageNotice/updateOrAdd, contract device 15.4; the words on our server only, ADR 3). */
    async update(id: string, input: NoticeSettingInput, { version }: { version?: string | null } = {}, signal?: AbortSignal): Promise<void> {
      const { methods, text } = checked(noticeSettingInput, input)
      const body = { noticeType: typeOf(id), ids: methods.join(','), text, version }
      return http.postJson(`${BASE}/updateOrAdd`, body, nothing, { signal, fields: new Map([['ids', 'methods'], ['text', 'text']]) })
    },
    /** Sends the words of a type to the signed-in user and says what happened (POST deviceMessageNotice/test, our server; ADR 29). */
    test: (type: NoticeType, method: NoticeMethod, signal?: AbortSignal): Promise<NoticeTestResult> => http.postJson(`${BASE}/test`, { noticeType: type, method }, one(testResult), { signal }),
  }
}

const typeOf = (id: string): NoticeType => TYPES.find((type) => type === id) ?? NOTICE_TYPE.alarm
