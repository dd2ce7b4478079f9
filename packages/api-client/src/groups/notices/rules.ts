import { existing } from '../../decoding/existing'
import { nothing, table } from '../../decoding/readers'
import { wireId } from '../../decoding/wire-input'
import type { PageQuery, Rows } from '../../rows'
import type { Transport } from '../../transport/transport'
import { crud, type EntityRow } from '../crud'
import { queryOf, writeValues, type FilterValues } from '../crud-wire'
import type { SortQuery } from '../crud.types'
import { ruleInput, ruleRow, ruleUsers, wireDevice, type RuleDevice, type RuleUsers, type RuleUsersInput } from './notice.schema'

const BASE = '/api/datahandler/noticeRule'

const ruleFilters = { name: 'ruleName', channelId: 'channelId' }
const deviceFilters = { keyword: 'keyword' }

/** Our server only. */
export type RuleFilters = FilterValues<typeof ruleFilters>

/** A push rule: within its interval its people are told once of each of its devices (contract device 17). */
export type NoticeRule = EntityRow<typeof ruleRow>

/** Which devices of the system of a rule: those that are bound to it, or those that no rule has. */
export interface RuleDeviceQuery extends PageQuery, SortQuery {
  ruleId: string
  bound: boolean
  keyword?: string | null | undefined
}

const rules = crud({ base: BASE, row: ruleRow, input: ruleInput, filters: ruleFilters })

/** Push rules. A rule with people cannot be deleted. */
export function ruleCalls(http: Transport) {
  return {
    ...rules(http),
    /** Whom a rule binds (GET noticeRuleUser/ofRule, our server; ADR 3). */
    users: (id: string, signal?: AbortSignal): Promise<RuleUsers> => http.get(`${BASE}User/ofRule`, existing(ruleUsers), { query: { noticeRuleId: id }, signal }),
    /** Replaces the people of a rule (POST noticeRuleUser/setOfRule, our server; ADR 3). */
    setUsers(id: string, { alarmUsers, faultUsers }: RuleUsersInput, { version }: { version?: string | null } = {}, signal?: AbortSignal): Promise<void> {
      const body = { noticeRuleId: wireId(id), alarmUserIds: alarmUsers.join(','), faultUserIds: faultUsers.join(','), version }
      return http.postJson(`${BASE}User/setOfRule`, body, nothing, { signal, fields: new Map([['alarmUserIds', 'alarmUsers'], ['faultUserIds', 'faultUsers']]) })
    },
  }
}

/** The devices of push rules. */
export function ruleDeviceCalls(http: Transport) {
  const change = (path: 'batchAdd' | 'delBindedSensor', ruleId: string, ids: readonly string[], signal?: AbortSignal): Promise<void> =>
    http.postJson(`${BASE}Sensor/${path}`, { noticeRuleId: wireId(ruleId), sensorIds: ids.join(',') }, nothing, { signal })
  return {
    /** Devices of the system of a rule (GET noticeRuleSensor/listBindedSensor, contract device 17; listUnBindedSensor, our server; ADR 3). */
    async list({ page, limit, sort: _unsorted, ruleId, bound, ...filters }: RuleDeviceQuery, signal?: AbortSignal): Promise<Rows<RuleDevice>> {
      const query = { page, limit, noticeRuleId: ruleId, ...queryOf(writeValues(deviceFilters, filters)) }
      const read = await http.get(`${BASE}Sensor/${bound ? 'listBindedSensor' : 'listUnBindedSensor'}`, table(wireDevice), { query, signal })
      return { ...read, rows: read.rows.map((row) => ({ ...row, ruleId, bound })) }
    },
    /** Binds devices to a rule (POST noticeRuleSensor/batchAdd, contract device 17); one that has a rule keeps it. */
    bind: (ruleId: string, ids: readonly string[], signal?: AbortSignal): Promise<void> => change('batchAdd', ruleId, ids, signal),
    /** Takes devices off a rule (POST noticeRuleSensor/delBindedSensor, contract device 17). */
    unbind: (ruleId: string, ids: readonly string[], signal?: AbortSignal): Promise<void> => change('delBindedSensor', ruleId, ids, signal),
  }
}
