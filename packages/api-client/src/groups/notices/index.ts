import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import { levelMethodCalls } from './level-methods'
import { noticeLogCalls } from './log'
import { recipientCalls } from './recipients'
import { ruleCalls, ruleDeviceCalls } from './rules'
import { noticeSettingCalls } from './settings'

export { levelMethodsInput, type LevelMethodCalls, type LevelMethods, type LevelMethodsInput } from './level-methods'
export type { NoticeLogFilters } from './log'
export * from './notice.codes'
export { noticeSettingInput, noticeTestInput, recipientInput, ruleInput, ruleUsersInput } from './notice.schema'
export type { NoticeEntry, NoticeSetting, NoticeSettingInput, NoticeTestResult, Recipient, RecipientInput, RuleDevice, RuleInput, RuleUsers, RuleUsersInput } from './notice.schema'
export type { RecipientFilters } from './recipients'
export type { NoticeRule, RuleDeviceQuery, RuleFilters } from './rules'

/** Notices to people outside the watch desk: how, to whom, how often, and what became of them. */
export type NoticeCalls = ReturnType<typeof noticeCalls>

function noticeCalls(http: Transport) {
  return {
    /** By which methods people are told, and in which words: one row for alarms, one for faults. */
    settings: noticeSettingCalls(http),
    /** By which methods people are told of records of each alarm level. */
    levels: levelMethodCalls(http),
    /** Who is told. Without a recipient of a type it is the administrator of the tenant. */
    recipients: recipientCalls(http),
    /** Push rules. A rule with people cannot be deleted. */
    rules: ruleCalls(http),
    /** The devices of push rules. */
    ruleDevices: ruleDeviceCalls(http),
    /** What became of the notices. */
    log: noticeLogCalls(http),
  }
}

/** Group `notices`: `client.with(notices)`. */
export const notices: ApiGroup<'notices', NoticeCalls> = { name: 'notices', calls: noticeCalls }
