import { levelMethodsInput, NOTICE_METHOD, notices, type LevelMethods } from '@smart-fire/api-client/notices'
import { LevelMark } from '../../../lib/level-mark'
import { choices, column, field, listScreen, partOf } from '../../../screens'
import { Methods, methodsText } from './methods-cell'
import * as words from './level-methods.messages'

/** By which methods people are told of records of each alarm level (contract device 15.4, ADR 29). */
export const levelMethods = listScreen({
  key: 'adminSys/sysConfig',
  words,
  calls: partOf(notices, 'levels'),
  columns: [
    column.custom('level', ({ level, color }: LevelMethods) => <LevelMark name={level} color={color} />, ({ level }) => level ?? '', { width: 200 }),
    column.number('rank', { width: 100 }),
    column.custom('methods', (level: LevelMethods, names) => <Methods setting={level} names={names} />, methodsText),
  ],
  nameOf: ({ level, id }) => level ?? id,
  form: { schema: levelMethodsInput, fields: [field.choice('methods', choices.fixed(...Object.values(NOTICE_METHOD)), { several: true, wide: true })] },
})
