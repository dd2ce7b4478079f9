import * as v from 'valibot'
import * as choices from '../fields/choices'
import * as field from '../fields/form-fields'
import type { FormDeclaration } from './form-declaration'
import type { FormContext } from './form.types'

/** A form with most kinds of fields, for the stories, tests and docs of the kind; `outlet-form.fixtures.ts` has the others. */
const postInput = v.object({
  name: v.pipe(v.string(), v.maxLength(20)),
  floors: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(120)),
  area: v.picklist(['east', 'west']),
  duties: v.array(v.string()),
  isOpen: v.boolean(),
  openedOn: v.nullish(v.string(), null),
  contract: v.nullish(v.object({ from: v.string(), to: v.string() }), null),
  color: v.nullish(v.pipe(v.string(), v.hexColor()), null),
  room: v.nullish(v.string(), null),
  remark: v.nullish(v.pipe(v.string(), v.maxLength(200)), null),
  outlets: v.array(v.object({ name: v.string(), diameter: v.pipe(v.number(), v.minValue(1)) })),
})
export type PostInput = v.InferOutput<typeof postInput>

export const postForm: FormDeclaration<PostInput, PostInput> = {
  schema: postInput,
  fields: [
    field.text('name', { section: 'identity', fixed: true }),
    field.number('floors', { section: 'identity' }),
    field.choice('area', choices.fixed('east', 'west'), { section: 'identity' }),
    field.choice('duties', choices.fixed('watch', 'patrol', 'repair'), { section: 'identity', several: true }),
    field.toggle('isOpen', { section: 'use' }),
    field.text('room', { section: 'use', when: ({ isOpen }) => isOpen === true }),
    field.date('openedOn', { section: 'use' }),
    field.dateRange('contract', { section: 'use' }),
    field.color('color', { section: 'use', swatches: ['#C62828', '#1565C0'] }),
    field.textArea('remark', { section: 'use' }),
    field.rows('outlets', { section: 'use', wide: true, fields: [field.text('name'), field.number('diameter')], most: 4 }),
  ],
}

export const postWords = {
  zhCN: {
    title: '消防站点', one: '站点',
    fields: {
      name: '名称', floors: '楼层数', area: '片区', duties: '职责', isOpen: '启用', room: '值班室', openedOn: '启用日期', contract: '合同期限', color: '标识颜色',
      remark: '备注', outlets: '出水口', diameter: '口径',
    },
    hints: { name: '创建后不能修改' },
    units: { floors: '层', diameter: 'mm' },
    choices: { area: { east: '东区', west: '西区' }, duties: { watch: '值守', patrol: '巡检', repair: '维修' } },
    sections: { identity: '基本信息', use: '使用情况' },
  },
  en: {
    title: 'Fire posts', one: 'post',
    fields: {
      name: 'Name', floors: 'Floors', area: 'Area', duties: 'Duties', isOpen: 'In use', room: 'Duty room', openedOn: 'In use since', contract: 'Contract', color: 'Colour',
      remark: 'Remark', outlets: 'Outlets', diameter: 'Diameter',
    },
    hints: { name: 'Cannot be changed later' },
    units: { floors: 'floors', diameter: 'mm' },
    choices: { area: { east: 'East', west: 'West' }, duties: { watch: 'Watch', patrol: 'Patrol', repair: 'Repair' } },
    sections: { identity: 'Identity', use: 'Use' },
  },
}

export function aPost(changes: Partial<PostInput> = {}): PostInput {
  return {
    name: '滨江站', floors: 3, area: 'east', duties: ['watch'], isOpen: true, openedOn: '2026-03-01', contract: { from: '2026-01-01', to: '2026-12-31' },
    color: '#1565C0', room: '一层 101', remark: null, outlets: [{ name: '大口', diameter: 100 }], ...changes,
  }
}

export function aFormContext(changes: Partial<FormContext> = {}): FormContext {
  return { id: '7', row: aPost(), shown: aPost(), input: null, rejection: null, theirs: null, taken: 0, ...changes }
}
