import type { Permission } from '@smart-fire/api-client'
import * as v from 'valibot'
import { memoryCalls } from '../../testing/memory-calls'
import * as choices from '../fields/choices'
import * as column from '../fields/columns'
import * as field from '../fields/form-fields'
import * as filter from '../fields/filters'
import { rightCode } from '../rights/rights'
import { elementsOf, USUAL_ELEMENTS, type ListCalls, type ListDeclaration } from './list-declaration'
import { formAct, panel, question } from './row-act'

/** A screen that has everything that the list kind offers: for the stories, tests and the docs of the kind. */
export interface DutyRoom {
  id: string
  version: string | null
  name: string
  area: 'east' | 'west'
  phone: string | null
  isOpen: boolean
  checkedAt: number | null
}

export interface DutyRoomFilters {
  name?: string
  area?: 'east' | 'west'
  checked?: filter.DayRange
}

const areas = choices.fixed('east', 'west')

export const dutyRoomInput = v.object({
  name: v.pipe(v.string(), v.maxLength(20)),
  area: v.picklist(['east', 'west']),
  phone: v.nullish(v.pipe(v.string(), v.regex(/^[\d-]{7,13}$/)), null),
})
export type DutyRoomInput = v.InferOutput<typeof dutyRoomInput>

const reasonInput = v.object({ reason: v.pipe(v.string(), v.maxLength(50)) })

export const zhCN = {
  title: '值班室',
  one: '值班室',
  fields: { name: '名称', area: '片区', phone: '电话', isOpen: '状态', checkedAt: '最近查岗', checked: '查岗日期', reason: '原因' },
  hints: { phone: '区号与号码之间加短横线' },
  choices: { area: { east: '东区', west: '西区' }, isOpen: { true: '在岗', false: '停用' } },
  acts: { close: '停用', move: '迁移', history: '查岗记录' },
  questions: { close: (row: string) => `停用“${row}”后不再派发查岗任务。` },
}

export const en: typeof zhCN = {
  title: 'Duty rooms',
  one: 'duty room',
  fields: { name: 'Name', area: 'Area', phone: 'Phone', isOpen: 'State', checkedAt: 'Last check', checked: 'Checked', reason: 'Reason' },
  hints: { phone: 'Put a hyphen between area code and number' },
  choices: { area: { east: 'East', west: 'West' }, isOpen: { true: 'On duty', false: 'Stopped' } },
  acts: { close: 'Stop', move: 'Move', history: 'Check history' },
  questions: { close: (row) => `“${row}” gets no more duty checks once it is stopped.` },
}

export function aDutyRoom(changes: Partial<DutyRoom> = {}): DutyRoom {
  return { id: '1', version: '1', name: '星河大厦值班室', area: 'east', phone: '0571-8800110', isOpen: true, checkedAt: Date.UTC(2026, 10, 19, 20), ...changes }
}

const NAMES = ['星河大厦', '锦绣商业广场', '滨江医院', '科技园 A 座', '第三中学', '城南物流中心']

export const someDutyRooms = (): DutyRoom[] =>
  NAMES.map((name, at) => aDutyRoom({ id: String(at + 1), name: `${name}值班室`, area: at % 2 === 0 ? 'east' : 'west', isOpen: at !== 3, phone: at === 4 ? null : '0571-8800110' }))

export type DutyRoomCalls = ListCalls<DutyRoom, DutyRoomFilters, DutyRoomInput>

export const dutyRoomCalls = (rows = someDutyRooms(), dropped = 0): DutyRoomCalls =>
  memoryCalls(rows, { dropped, toRow: (input: DutyRoomInput, id) => aDutyRoom({ ...input, id }) })

export const dutyRooms: ListDeclaration<DutyRoom, DutyRoomFilters, DutyRoomInput> = {
  key: 'adminSys/dutyRooms',
  words: { zhCN, en },
  calls: { name: 'dutyRooms', calls: () => dutyRoomCalls() },
  filters: { name: filter.text(), area: filter.choice(areas), checked: filter.dateRange() },
  columns: [
    column.text('name', { sort: true }),
    column.code('area'),
    column.text('phone', { copy: true, width: 170 }),
    column.code('isOpen', { tones: { true: 'normal', false: 'notEnabled' } }),
    column.dateTime('checkedAt', { sort: true }),
  ],
  nameOf: ({ name }) => name,
  form: { schema: dutyRoomInput, fields: [field.text('name'), field.choice('area', areas), field.text('phone', { inputMode: 'tel' })] },
  acts: [
    question({ name: 'close', element: 'btn_stop', when: ({ isOpen }) => isOpen, bulk: true, danger: true, run: async () => undefined }),
    formAct({ name: 'move', element: 'btn_move', bulk: true, form: { schema: reasonInput, fields: [field.textArea('reason')] }, run: async () => undefined }),
    panel({ name: 'history', load: async () => (await import('./duty-room-panel.fixtures')).DutyRoomPanel }),
  ],
  imports: dutyRoomInput,
  exports: true,
}

/** The rights to everything on the screen. */
export const allRights: readonly Permission[] = [...new Set([...Object.values(USUAL_ELEMENTS), ...elementsOf(dutyRooms)])].map((element) => ({
  code: rightCode(dutyRooms.key, element), type: 'button', name: element,
}))
