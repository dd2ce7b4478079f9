import { MOST_LEVEL_SORT, WARNING_TONE } from '@smart-fire/api-client/wire'
import { object, pipe, regex, string, transform, trim, minLength } from 'valibot'

import { alarmLevels, thresholdRanges } from '../../db/schema'
import { zhCN as httpWords } from '../../http/http.messages'
import { optionalCode } from '../../http/resource/code'
import { contains } from '../../http/resource/filter'
import { requiredWhole } from '../../http/resource/number'
import { resource } from '../../http/resource/resource'
import { optionalText, requiredText } from '../../http/resource/text'
import { wireFlag } from '../../http/wire-flag'
import { zhCN } from './alarm-level.messages'
import { lowestFirst } from './alarm-levels.queries'
import { ranksInOrder } from './ranks-in-order'

const t = alarmLevels

/** #RRGGBB in capitals, so that equal colours are equal texts. */
const color = pipe(string(), trim(), minLength(1, httpWords.required), regex(/^#[0-9a-f]{6}$/i, zhCN.badColor), transform((text) => text.toUpperCase()))

/**
 * `/api/device/deviceAlarmLevel`: the levels of early warnings of a tenant, the lowest first (contract device §15.2). The platform deletes the
 * thresholds of a level with it; here a level with thresholds is not deleted, because that would leave a gap (ADR 28).
 */
export const alarmLevelResource = resource({
  name: 'alarmLevel',
  base: '/api/device/deviceAlarmLevel',
  table: t,
  // the form of thresholds and the list of warnings offer the levels
  rights: { read: ['adminSys/alarmLevel', 'adminSys/sysConfig'], write: ['adminSys/alarmLevel'] },
  filters: { level: contains(t.name), levelInstructions: contains(t.instructions) },
  order: lowestFirst,
  sortable: { level: t.name, sort: t.sort, updTime: t.updatedAt },
  row: ({ id, name, sort, color: ofLevel, tone, repeats, instructions }) => ({
    id, level: name, sort, color: ofLevel, tone, repeatFlag: wireFlag(repeats), levelInstructions: instructions,
  }),
  write: object({
    level: requiredText(10),
    sort: requiredWhole(0, MOST_LEVEL_SORT),
    color,
    tone: optionalCode(Object.values(WARNING_TONE)),
    repeatFlag: optionalCode(['0', '1']),
    levelInstructions: optionalText(50),
  }),
  values: ({ level, repeatFlag, levelInstructions, ...rest }) => ({
    ...rest, name: level, instructions: levelInstructions, repeats: repeatFlag == null ? repeatFlag : repeatFlag === '1',
  }),
  unique: [
    { columns: [t.name], field: 'level', message: zhCN.nameExists },
    { columns: [t.sort], field: 'sort', message: zhCN.sortExists },
    { columns: [t.color], field: 'color', message: zhCN.colorExists },
  ],
  rules: ranksInOrder,
  usedBy: [{ column: thresholdRanges.levelId, what: zhCN.thresholds }],
})
