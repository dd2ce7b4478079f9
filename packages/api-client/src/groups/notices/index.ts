import type { RecordKind } from '../../codes/record-kind'
import { existing } from '../../decoding/existing'
import { list, nothing, one, plainList, table } from '../../decoding/readers'
import { wireId } from '../../decoding/wire-input'
import type { PageQuery, ReadRows, Rows } from '../../rows'
import { ApiError } from '../../transport/api-error'
import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import { checked, crud, type EntityRow } from '../crud'
import { queryOf, to, wireSort, writeValues, type FilterValues } from '../crud-wire'
import type { SortQuery } from '../crud.types'
import { levelMethodCalls } from './level-methods'
import { NOTICE_TYPE, type NoticeMethod, type NoticeState, type NoticeType } from './notice.codes'
import {
  LOG_METHOD, noticeEntry, noticeSettingInput, recipientInput, ruleInput, ruleRow, ruleUsers, settingOf, testResult, wireDevice, wireRecipient,
  type NoticeEntry, type NoticeSetting, type NoticeSettingInput, type NoticeTestResult, type Recipient, type RecipientInput, type RuleDevice, type RuleUsers, type RuleUsersInput,
} from './notice.schema'

export { levelMethodsInput, type LevelMethodCalls, type LevelMethods, type LevelMethodsInput } from './level-methods'
export * from './notice.codes'
export { noticeSettingInput, noticeTestInput, recipientInput, ruleInput, ruleUsersInput } from './notice.schema'
export type { NoticeEntry, NoticeSetting, NoticeSettingInput, NoticeTestResult, Recipient, RecipientInput, RuleDevice, RuleInput, RuleUsers, RuleUsersInput } from './notice.schema'

const SETTINGS = '/api/device/deviceMessageNotice'
const RECIPIENTS = '/api/device/deviceMessageRecipients'
const RULES = '/api/datahandler/noticeRule'
const LOG = '/api/datahandler/noticeLog'
const TYPES = Object.values(NOTICE_TYPE)

/** Two days `yyyy-MM-dd` in UTC+8, both included. */
interface Days {
  from: string
  to: string
}

const recipientFilters = { type: to('noticeType', (value: NoticeType) => value), username: 'username', name: 'name', phone: 'mobilePhone' }
const ruleFilters = { name: 'ruleName', channelId: 'channelId' }
const deviceFilters = { keyword: 'keyword' }
const logFilters = {
  phone: 'mobilePhone', person: 'username', method: to('noticeType', (value: NoticeMethod) => LOG_METHOD[value]), type: to('messageType', (value: NoticeType) => value),
  state: to('state', (value: NoticeState) => value), days: to('dateStrs', (period: Days) => `${period.from},${period.to}`),
}
const logSorts = { at: 'noticeTime' }

/** `type` is alarms unless it says faults; the others are contained (our server). */
export type RecipientFilters = FilterValues<typeof recipientFilters>
/** Our server only. */
export type RuleFilters = FilterValues<typeof ruleFilters>
/** `phone` and `person` (account or name) are contained; all but `phone` and `method` are applied by our server only. */
export type NoticeLogFilters = FilterValues<typeof logFilters>

/** A push rule: within its interval its people are told once of each of its devices (contract device 17). */
export type NoticeRule = EntityRow<typeof ruleRow>

interface VersionOption {
  version?: string | null
}

type ListQuery<Filters> = Filters & PageQuery & SortQuery

/** Which devices of the system of a rule: those that are bound to it, or those that no rule has. */
export interface RuleDeviceQuery extends PageQuery, SortQuery {
  ruleId: string
  bound: boolean
  keyword?: string | null | undefined
}

const rules = crud({ base: RULES, row: ruleRow, input: ruleInput, filters: ruleFilters })

/** Notices to people outside the watch desk: how, to whom, how often, and what became of them. */
export type NoticeCalls = ReturnType<typeof noticeCalls>

function noticeCalls(http: Transport) {
  const setting = (type: NoticeType, signal?: AbortSignal): Promise<NoticeSetting> => http.get(`${SETTINGS}/selectByNoticeType`, existing(settingOf(type)), { query: { noticeType: type }, signal })
  const recipients = async ({ page, limit, sort: _unsorted, type, ...filters }: ListQuery<RecipientFilters>, signal?: AbortSignal): Promise<Rows<Recipient>> => {
    const shown = type ?? NOTICE_TYPE.alarm
    const query = { page, limit, ...queryOf(writeValues(recipientFilters, { ...filters, type: shown })) }
    const read = await http.get(`${RECIPIENTS}/pagelist`, table(wireRecipient), { query, signal })
    // the same person can be told of both types: a row is a person of a type
    return { ...read, rows: read.rows.map((row) => ({ ...row, id: `${shown}/${row.id}`, userId: row.id, type: shown })) }
  }
  const change = (path: 'batchAdd' | 'delBindedSensor', ruleId: string, ids: readonly string[], signal?: AbortSignal): Promise<void> =>
    http.postJson(`${RULES}Sensor/${path}`, { noticeRuleId: wireId(ruleId), sensorIds: ids.join(',') }, nothing, { signal })

  return {
    /** By which methods people are told, and in which words: one row for alarms, one for faults. */
    settings: {
      /** Both settings (GET deviceMessageNotice/selectByNoticeType, contract device 15.4). */
      async list(_query: PageQuery & SortQuery, signal?: AbortSignal): Promise<Rows<NoticeSetting>> {
        const rows = await Promise.all(TYPES.map((type) => setting(type, signal)))
        return { rows, total: rows.length, dropped: 0 }
      },
      /** The methods and texts of one type (GET deviceMessageNotice/selectByNoticeType, contract device 15.4). */
      get: (id: string, signal?: AbortSignal): Promise<NoticeSetting> => setting(typeOf(id), signal),
      /** Writes methods and words (POST deviceMessageNotice/updateOrAdd, contract device 15.4; the words on our server only, ADR 3). */
      async update(id: string, input: NoticeSettingInput, { version }: VersionOption = {}, signal?: AbortSignal): Promise<void> {
        const { methods, text } = checked(noticeSettingInput, input)
        const body = { noticeType: typeOf(id), ids: methods.join(','), text, version }
        return http.postJson(`${SETTINGS}/updateOrAdd`, body, nothing, { signal, fields: new Map([['ids', 'methods'], ['text', 'text']]) })
      },
      /** Sends the words of a type to the signed-in user and says what happened (POST deviceMessageNotice/test, our server; ADR 29). */
      test: (type: NoticeType, method: NoticeMethod, signal?: AbortSignal): Promise<NoticeTestResult> => http.postJson(`${SETTINGS}/test`, { noticeType: type, method }, one(testResult), { signal }),
    },
    /** By which methods people are told of records of each alarm level. */
    levels: levelMethodCalls(http),
    /** Who is told. Without anybody of a type it is the administrator of the tenant. */
    recipients: {
      /** People of a type, by account (GET deviceMessageRecipients/pagelist, contract device 15.4). */
      list: recipients,
      /** Everybody who could be told (GET deviceMessageRecipients/findByMeassage, contract device 15.4). */
      candidates: async (type: NoticeType, signal?: AbortSignal) => http.get(`${RECIPIENTS}/findByMeassage`, plainList(wireRecipient), { query: { noticeType: type }, signal }),
      /** Adds people (POST deviceMessageRecipients/addBatch, contract device 15.4, which replaces all: those of before are sent along). */
      async add(input: RecipientInput, signal?: AbortSignal): Promise<void> {
        const { types, users } = checked(recipientInput, input)
        for (const type of types) {
          const before = await everyPage((page) => recipients({ ...page, type }, signal))
          const userIds = [...new Set([...before.map(({ userId }) => userId), ...users])].join(',')
          await http.postJson(`${RECIPIENTS}/addBatch`, { noticeType: type, userIds }, nothing, { signal, fields: new Map([['userIds', 'users']]) })
        }
      },
      /** Takes people off the lists (GET deviceMessageRecipients/delete, contract device 15.4). */
      async remove(ids: readonly string[], signal?: AbortSignal): Promise<void> {
        for (const each of ids) {
          const [type = '', userId = ''] = each.split('/')
          await http.get(`${RECIPIENTS}/delete`, nothing, { query: { noticeType: type, id: userId }, signal })
        }
      },
    },
    /** Push rules. A rule with people cannot be deleted. */
    rules: {
      ...rules(http),
      /** Whom a rule binds (GET noticeRuleUser/ofRule, our server; ADR 3). */
      users: (id: string, signal?: AbortSignal): Promise<RuleUsers> => http.get(`${RULES}User/ofRule`, existing(ruleUsers), { query: { noticeRuleId: id }, signal }),
      /** Replaces the people of a rule (POST noticeRuleUser/setOfRule, our server; ADR 3). */
      setUsers(id: string, { alarmUsers, faultUsers }: RuleUsersInput, { version }: VersionOption = {}, signal?: AbortSignal): Promise<void> {
        const body = { noticeRuleId: wireId(id), alarmUserIds: alarmUsers.join(','), faultUserIds: faultUsers.join(','), version }
        return http.postJson(`${RULES}User/setOfRule`, body, nothing, { signal, fields: new Map([['alarmUserIds', 'alarmUsers'], ['faultUserIds', 'faultUsers']]) })
      },
    },
    /** The devices of push rules. */
    ruleDevices: {
      /** Devices of the system of a rule (GET noticeRuleSensor/listBindedSensor, contract device 17; listUnBindedSensor, our server; ADR 3). */
      async list({ page, limit, sort: _unsorted, ruleId, bound, ...filters }: RuleDeviceQuery, signal?: AbortSignal): Promise<Rows<RuleDevice>> {
        const query = { page, limit, noticeRuleId: ruleId, ...queryOf(writeValues(deviceFilters, filters)) }
        const read = await http.get(`${RULES}Sensor/${bound ? 'listBindedSensor' : 'listUnBindedSensor'}`, table(wireDevice), { query, signal })
        return { ...read, rows: read.rows.map((row) => ({ ...row, ruleId, bound })) }
      },
      /** Binds devices to a rule (POST noticeRuleSensor/batchAdd, contract device 17); one that has a rule keeps it. */
      bind: (ruleId: string, ids: readonly string[], signal?: AbortSignal): Promise<void> => change('batchAdd', ruleId, ids, signal),
      /** Takes devices off a rule (POST noticeRuleSensor/delBindedSensor, contract device 17). */
      unbind: (ruleId: string, ids: readonly string[], signal?: AbortSignal): Promise<void> => change('delBindedSensor', ruleId, ids, signal),
    },
    /** What became of the notices. */
    log: {
      /** Notices, the newest first (GET noticeLog/listNoticeLog, contract device 17). */
      list({ page, limit, sort, ...filters }: ListQuery<NoticeLogFilters>, signal?: AbortSignal): Promise<Rows<NoticeEntry>> {
        return http.get(`${LOG}/listNoticeLog`, table(noticeEntry), { query: { page, limit, ...queryOf(writeValues(logFilters, filters)), ...wireSort(logSorts, sort) }, signal })
      },
      /** Tries a notice again that has failed or had no adapter (POST noticeLog/retry, our server; ADR 29). */
      retry: (id: string, signal?: AbortSignal): Promise<void> => http.postForm(`${LOG}/retry`, { id }, nothing, { signal }),
      /** What people were told of one record, the oldest first, without numbers and addresses (GET noticeLog/ofRecord, our server; ADR 29). */
      ofRecord: (kind: RecordKind, id: string, signal?: AbortSignal): Promise<ReadRows<NoticeEntry>> => http.get(`${LOG}/ofRecord`, list(noticeEntry), { query: { kind, id }, signal }),
    },
  }
}

const MOST_ROWS = 100

/** All rows of a list that is read page by page; a server may give fewer rows a page than asked for. */
async function everyPage<Row>(read: (query: PageQuery) => Promise<Rows<Row>>): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const part = await read({ page, limit: MOST_ROWS })
    rows.push(...part.rows)
    const isWhole = rows.length >= part.total
    // saving a list without an unreadable or a missing person would take the person off it
    if (part.dropped > 0 || (!isWhole && part.rows.length === 0)) throw new ApiError('malformed', { cause: new Error('an unreadable or missing row') })
    if (isWhole) return rows
  }
}

const typeOf = (id: string): NoticeType => TYPES.find((type) => type === id) ?? NOTICE_TYPE.alarm

/** Group `notices`: `client.with(notices)`. */
export const notices: ApiGroup<'notices', NoticeCalls> = { name: 'notices', calls: noticeCalls }
