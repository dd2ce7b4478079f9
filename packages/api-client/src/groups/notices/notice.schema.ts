import { array, maxValue, minLength, minValue, integer, number as numeric, object, optional, picklist, pipe, string, type InferOutput } from 'valibot'
import { mapped, type Decoded } from '../../decoding/decoder'
import { everyItem, wholeListOrNull } from '../../decoding/items'
import { codeOf, flag, id, instant, lenient, nullableCount, nullableId, readCode, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import { optionalText, requiredText } from '../inputs'
import { LONGEST_INTERVAL, NOTICE_METHOD, NOTICE_REASON, NOTICE_STATE, NOTICE_TEXT_LENGTH, NOTICE_TYPE, type NoticeMethod, type NoticeType } from './notice.codes'

const isSet = mapped(flag, (value) => value === true)

/** The methods as the log numbers them (contract device 17); mail on our server only. */
export const LOG_METHOD: Readonly<Record<NoticeMethod, string>> = { [NOTICE_METHOD.app]: '0', [NOTICE_METHOD.sms]: '1', [NOTICE_METHOD.voice]: '2', [NOTICE_METHOD.mail]: '3' }

const logMethod = lenient((value) => {
  const wire = readCode(LOG_METHOD, value)
  return Object.values(NOTICE_METHOD).find((method) => LOG_METHOD[method] === wire) ?? null
})

const method = shape({ id: from('id', codeOf(NOTICE_METHOD)), checked: from('checked', flag), configured: from('configured', flag) })

/** The methods as the server lists them, each with whether it is chosen; null where the list was not sent or is not one. */
export const listedMethods = wholeListOrNull(method)

/** The chosen methods, and those of them without an adapter. */
export interface ChosenMethods {
  methods: NoticeMethod[] | null
  unconfigured: NoticeMethod[]
}

/** What is chosen of a list of methods. It is unread when a method, or whether it is chosen, is unread: what is saved later replaces all. A method that this client does not know and that is not chosen does no harm. */
export function chosenOf(listed: readonly Decoded<typeof method>[] | null): ChosenMethods {
  const chosen = listed?.filter(({ checked }) => checked !== false) ?? []
  const known = chosen.flatMap(({ id: code, checked, configured }) => (code !== null && checked === true ? [{ code, configured }] : []))
  const isWhole = listed !== null && known.length === chosen.length
  return { methods: isWhole ? known.map(({ code }) => code) : null, unconfigured: known.flatMap(({ code, configured }) => (configured === false ? [code] : [])) }
}

/** How people are told of alarms or of faults (contract device 15.4). */
export interface NoticeSetting {
  id: NoticeType
  type: NoticeType
  version: string | null
  /** the chosen methods; null: they could not be read, or one of them is none that this client knows */
  methods: NoticeMethod[] | null
  /** chosen methods for which the server has no adapter: nothing is sent by them; empty on servers that do not tell */
  unconfigured: NoticeMethod[]
  /** the words of the tenant; null: those of the server */
  text: string | null
  /** the words of the server; null on servers that do not tell */
  defaultText: string | null
}

const wireSetting = shape({
  version: from('version', nullableId), notice: from('notice', listedMethods), text: from('text', text), defaultText: from('defaultText', text),
})

/** The setting of a type. */
export const settingOf = (type: NoticeType) => mapped(wireSetting, ({ notice, ...rest }): NoticeSetting => ({ id: type, type, ...rest, ...chosenOf(notice) }))

/** What a user may write of a setting. The server refuses variables that it does not know. */
export const noticeSettingInput = object({ methods: array(picklist(Object.values(NOTICE_METHOD))), text: optionalText(NOTICE_TEXT_LENGTH) })
export type NoticeSettingInput = InferOutput<typeof noticeSettingInput>

/** By which method a test is sent to the signed-in user. */
export const noticeTestInput = object({ method: picklist(Object.values(NOTICE_METHOD)) })

/** What became of a test (our server; ADR 29). */
export type NoticeTestResult = Decoded<typeof testResult>

export const testResult = shape({ state: from('state', codeOf(NOTICE_STATE)), reason: from('reason', codeOf(NOTICE_REASON)), detail: from('detail', text) })

/** Who is told of alarms or of faults (contract device 15.4). */
export interface Recipient extends Decoded<typeof wireRecipient> {
  type: NoticeType
  userId: string
}

export const wireRecipient = shape({
  id: from('id', id), username: from('username', text), name: from('name', text), phone: from('mobilePhone', text), email: from('email', text), roles: from('groupName', text),
  /** a push rule binds the person */
  hasRule: from('hasNoticeRule', flag),
  /** a stopped account is told nothing; null on servers that do not tell */
  disabled: from('isDisabled', flag),
})

/** People to be told, of alarms, of faults or of both. */
export const recipientInput = object({ types: pipe(array(picklist(Object.values(NOTICE_TYPE))), minLength(1)), users: pipe(array(string()), minLength(1)) })
export type RecipientInput = InferOutput<typeof recipientInput>

/** Fields of a push rule (contract device 17). */
export const ruleRow = {
  name: from('ruleName', text),
  description: from('ruleDescription', text),
  interval: from('intervalTimeMinutes', nullableCount),
  channelId: from('channelId', nullableId),
  system: from('channelName', text),
  /** null on servers that do not count them */
  users: from('boundUsers', nullableCount),
  /** null on servers that do not count them */
  devices: from('boundDevices', nullableCount),
  updatedAt: from('updTime', instant),
}

/** What a user may write of a push rule. Its system never changes: its devices are of that system. */
export const ruleInput = object({
  name: requiredText(50),
  description: optionalText(200),
  interval: pipe(numeric(), integer(), minValue(1), maxValue(LONGEST_INTERVAL)),
  channelId: requiredText(9),
})
export type RuleInput = InferOutput<typeof ruleInput>

const person = shape({ id: from('id', id), username: from('username', text), name: from('name', text) })

/** Whom a rule binds. */
export type RuleUsers = Decoded<typeof ruleUsers>

export const ruleUsers = shape({ version: from('version', nullableId), alarmUsers: from('alarmUsers', everyItem(person)), faultUsers: from('faultUsers', everyItem(person)) })

/** What a form may write of the people of a rule: ids of users. */
export const ruleUsersInput = object({ alarmUsers: optional(array(string()), []), faultUsers: optional(array(string()), []) })
export type RuleUsersInput = InferOutput<typeof ruleUsersInput>

/** A device, or a point of a fire host, that a rule binds or could bind. */
export interface RuleDevice extends Decoded<typeof wireDevice> {
  ruleId: string
  bound: boolean
}

export const wireDevice = shape({
  id: from('id', id),
  number: from('sensorNo', text),
  loop: from('sensorLoop', text),
  address: from('address', text),
  host: from(['hostName', 'serverIp'], text),
  series: from(['equipmentType', 'series'], text),
  building: from(['bName', 'hydrantName'], text),
  floor: from('floor', nullableId),
  position: from('positionDescription', text),
})

/** What became of a notice to one person (contract device 17). What the deployed platform does not keep is null. */
export type NoticeEntry = Decoded<typeof noticeEntry>

export const noticeEntry = shape({
  id: from('id', id),
  type: from('messageType', codeOf(NOTICE_TYPE)),
  method: from('noticeType', logMethod),
  content: from('noticeContent', text),
  device: from('sensorNo', text),
  system: from('channelName', text),
  username: from('username', text),
  name: from('name', text),
  phone: from('mobilePhone', text),
  email: from('email', text),
  state: from('state', codeOf(NOTICE_STATE)),
  /** in the server's words, e.g. 成功 */
  result: from('noticeResult', text),
  reason: from('reason', codeOf(NOTICE_REASON)),
  /** the number of a refusal, or the name of the push rule */
  detail: from('detail', text),
  tries: from('tries', nullableCount),
  /** how many records the message told of */
  records: from('records', nullableCount),
  isTest: from('isTest', isSet),
  raisedAt: from('alarmTime', instant),
  at: from('noticeTime', instant),
  /** when it is tried again */
  nextAt: from('nextTime', instant),
})
