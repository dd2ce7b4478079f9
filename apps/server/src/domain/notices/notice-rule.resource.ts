import { LONGEST_INTERVAL } from '@smart-fire/api-client/wire'
import { object } from 'valibot'

import { noticeRules, noticeRuleUsers } from '../../db/schema'
import { contains, number } from '../../http/resource/filter'
import { requiredId, requiredWhole } from '../../http/resource/number'
import { newestFirst, resource } from '../../http/resource/resource'
import { optionalText, requiredText } from '../../http/resource/text'
import { zhCN } from './notice.messages'
import { boundCounts, forgetDevices, isUserThere, visibleSystems } from './notice-rules.queries'

const t = noticeRules

/**
 * `/api/datahandler/noticeRule`: push rules (contract device §17). Within the interval of a rule its people are told once of each of its
 * devices. The calls are those of every declared resource; the platform has `listNoticeRule`, `POST /`, `PUT /{id}` and `del` (ADR 3).
 */
export const noticeRuleResource = resource({
  name: 'noticeRule',
  base: '/api/datahandler/noticeRule',
  table: t,
  rights: { read: ['adminSys/manageRules', 'adminSys/sysConfig'], write: ['adminSys/manageRules'] },
  filters: { ruleName: contains(t.name), channelId: number(t.channelId) },
  order: newestFirst(t),
  sortable: { ruleName: t.name, intervalTimeMinutes: t.intervalMinutes, updTime: t.updatedAt },
  row: ({ id, name, description, intervalMinutes, channelId }) => ({
    id, ruleName: name, ruleDescription: description, intervalTimeTxt: zhCN.interval(intervalMinutes), intervalTimeMinutes: intervalMinutes, channelId,
  }),
  write: object({
    ruleName: requiredText(50),
    ruleDescription: optionalText(200),
    intervalTimeMinutes: requiredWhole(1, LONGEST_INTERVAL),
    channelId: requiredId(),
  }),
  values: ({ ruleName, ruleDescription, intervalTimeMinutes, channelId }) => ({
    name: ruleName, description: ruleDescription, intervalMinutes: intervalTimeMinutes, channelId,
  }),
  unique: [{ columns: [t.name], field: 'ruleName', message: zhCN.ruleNameExists }],
  // its devices are those of one system
  fixed: [{ column: t.channelId, field: 'channelId', message: zhCN.channelFixed }],
  rules: async ({ tx, scope }, rows) => {
    const known = await visibleSystems(tx, scope)
    return new Map(rows.flatMap(({ channelId }, place) => (known.has(Number(channelId)) ? [] : [[place, { field: 'channelId', message: zhCN.channelUnknown }]])))
  },
  usedBy: [{ column: noticeRuleUsers.ruleId, what: zhCN.boundUsers, where: isUserThere }],
  removeParts: ({ tx }, ids) => forgetDevices(tx, ids),
  adds: (tx, _scope, ids) => boundCounts(tx, ids),
})
