import { CHANNEL } from '../codes/channel'
import { NOTICE_METHOD, NOTICE_STATE, NOTICE_TYPE } from '../groups/notices'
import { hold, refusal, same, type ContractPromise } from './contract-promise'

const { alarm, fault } = NOTICE_TYPE

/** Notices to people outside the watch desk; a back end without groups (the mock) promises nothing about them. */
export const noticePromises: readonly ContractPromise[] = [
  {
    title: 'methods and words of a notice are kept by type, an old version is refused, and so is a variable that does not exist',
    check: async ({ screens }) => {
      if (screens === null) return
      const { settings } = screens.notices
      const { rows } = await settings.list({ page: 1, limit: 15 })
      same(rows.map(({ id }) => id), [alarm, fault], 'the types')
      const before = await settings.get(alarm)
      await settings.update(alarm, { methods: [NOTICE_METHOD.sms], text: '{建筑} {告警}' }, { version: before.version })
      const after = await settings.get(alarm)
      same([after.methods, after.text], [[NOTICE_METHOD.sms], '{建筑} {告警}'], 'the changed setting')
      same((await settings.get(fault)).text, null, 'the words of the other type')
      same(await refusal(settings.update(alarm, { methods: [], text: null }, { version: before.version ?? '0' })), 'conflict', 'a change by an old version')
      same(await refusal(settings.update(alarm, { methods: [], text: '{密码}' })), 'refused', 'an unknown variable')
      await settings.update(alarm, { methods: [], text: null })
    },
  },
  {
    title: 'a level has methods of its own, by its version',
    check: async ({ screens }) => {
      if (screens === null) return
      const { levels } = screens.notices
      const page = { page: 1, limit: 15 }
      const { rows: [before] } = await levels.list(page)
      if (before === undefined) return
      await levels.update(before.id, { methods: [NOTICE_METHOD.voice] }, { version: before.version })
      same((await levels.list(page)).rows[0]?.methods, [NOTICE_METHOD.voice], 'the methods of the level')
      same(await refusal(levels.update(before.id, { methods: [] }, { version: before.version })), 'conflict', 'a change by an old version')
      await levels.update(before.id, { methods: [] })
      same((await levels.list(page)).rows[0]?.methods, [], 'the methods that were taken away')
    },
  },
  {
    title: 'a test says what happened, is in the log, and is never called sent without an adapter',
    check: async ({ screens }) => {
      if (screens === null) return
      const { log, settings } = screens.notices
      same((await settings.test(alarm, NOTICE_METHOD.mail)).state, NOTICE_STATE.unconfigured, 'a test by a method without an adapter')
      const { rows: [entry] } = await log.list({ page: 1, limit: 1, method: NOTICE_METHOD.mail, state: NOTICE_STATE.unconfigured })
      hold(entry !== undefined && entry.isTest && entry.type === alarm, 'the test is the newest entry of the log')
    },
  },
  {
    title: 'people are added to and taken off the recipients of a type; others are not changed',
    check: async ({ screens, operator, colleague, otherTenant }) => {
      if (screens === null) return
      const { recipients } = screens.notices
      const ids = async (type: typeof alarm | typeof fault) => (await recipients.list({ page: 1, limit: 100, type })).rows.map(({ userId }) => userId).sort()
      const candidates = (await recipients.candidates(alarm)).map(({ id }) => id)
      hold([operator, colleague].every(({ userId }) => candidates.includes(userId)), 'the users of the tenant can be told')
      await recipients.add({ types: [alarm, fault], users: [operator.userId] })
      await recipients.add({ types: [alarm], users: [colleague.userId] })
      same([await ids(alarm), await ids(fault)], [[operator.userId, colleague.userId].sort(), [operator.userId]], 'the recipients')
      if (otherTenant) same(await refusal(recipients.add({ types: [alarm], users: [otherTenant.userId] })), 'refused', 'a user of another tenant')
      await recipients.remove([`${alarm}/${operator.userId}`])
      same(await ids(alarm), [colleague.userId], 'the recipients that are left')
      await recipients.remove([`${alarm}/${colleague.userId}`, `${fault}/${operator.userId}`])
      same([await ids(alarm), await ids(fault)], [[], []], 'nobody')
    },
  },
  {
    title: 'a push rule keeps its people and its devices; a device has one rule; a rule with people is not deleted',
    check: async ({ screens, operator, colleague }) => {
      if (screens === null) return
      const { rules, ruleDevices } = screens.notices
      const name = `规则${Date.now()}`
      const input = { name, interval: 30, channelId: CHANNEL.default }
      await rules.add(input)
      await rules.add({ ...input, name: `${name}乙` })
      const [second, first] = (await rules.list({ page: 1, limit: 2, name })).rows
      hold(first !== undefined && second !== undefined && first.interval === 30, 'the new rules are found')
      same(await refusal(rules.update(first.id, { ...input, channelId: CHANNEL.fireHost }, { version: first.version })), 'refused', 'another system')
      same(await refusal(rules.add({ ...input, name: `${name}丙`, interval: 0 })), 'invalid', 'an interval of no minutes')

      await rules.setUsers(first.id, { alarmUsers: [operator.userId, colleague.userId], faultUsers: [operator.userId] }, { version: first.version })
      const people = await rules.users(first.id)
      same([people.alarmUsers.length, people.faultUsers.map(({ id }) => id)], [2, [operator.userId]], 'the people')
      same(await refusal(rules.setUsers(first.id, { alarmUsers: [], faultUsers: [] }, { version: first.version })), 'conflict', 'a change by an old version')

      const free = { page: 1, limit: 15, ruleId: first.id, bound: false }
      const { rows: [device], total } = await ruleDevices.list(free)
      hold(device !== undefined, 'a device has no rule yet')
      await ruleDevices.bind(first.id, [device.id])
      await ruleDevices.bind(second.id, [device.id])
      same((await ruleDevices.list({ ...free, bound: true })).rows.map(({ id }) => id), [device.id], 'the devices of the first rule')
      same([(await ruleDevices.list({ ...free, ruleId: second.id, bound: true })).total, (await ruleDevices.list(free)).total], [0, total - 1], 'the devices of the second one, and those that are free')
      same([(await rules.get(first.id)).users, (await rules.get(first.id)).devices], [2, 1], 'the numbers of the rule')

      same(await refusal(rules.remove([first.id])), 'refused', 'the deletion of a rule with people')
      await rules.setUsers(first.id, { alarmUsers: [], faultUsers: [] })
      await ruleDevices.unbind(first.id, [device.id])
      await rules.remove([first.id, second.id])
      same(await refusal(rules.get(first.id)), 'notFound', 'the deleted rule')
    },
  },
]
