import type { ApiClient } from '@smart-fire/api-client'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import * as choices from '../fields/choices'
import * as field from '../fields/form-fields'
import { zhCN } from '../form/form.messages'
import { importOptions } from './import-options'
import { importedFields, readRow } from './import-rows'

const schema = v.object({
  name: v.pipe(v.string(), v.maxLength(10)),
  floors: v.nullish(v.pipe(v.number(), v.integer())),
  area: v.picklist(['east', 'west']),
  isOpen: v.boolean(),
  openedOn: v.nullish(v.string()),
  color: v.nullish(v.pipe(v.string(), v.hexColor())),
  place: v.nullish(v.pipe(v.string(), v.regex(/^\d+,\d+$/))),
})
const form = [
  field.text('name'), field.number('floors'), field.choice('area', choices.fixed('east', 'west')), field.toggle('isOpen'), field.date('openedOn'),
  field.password('password'), field.color('color'), field.choice('tags', choices.fixed('a'), { several: true }), field.mapPosition('place'),
]
const fields = importedFields(form, schema)
const rules = { fields, schema, words: zhCN, options: { area: [{ value: 'east', label: '东区' }, { value: 'west', label: '西区' }] } }

it('takes the fields whose value is one text and that the schema has', () => {
  expect(fields.map(({ name }) => name)).toEqual(['name', 'floors', 'area', 'isOpen', 'openedOn', 'color', 'place'])
})

it('reads a row: names of choices, yes and no, numbers, dates with slashes', () => {
  expect(readRow({ name: ' 滨江站 ', floors: '3', area: '西区', isOpen: '是', openedOn: '2026/03/01', color: '#1565C0' }, rules)).toEqual({
    input: { name: '滨江站', floors: 3, area: 'west', isOpen: true, openedOn: '2026-03-01', color: '#1565C0', place: null },
    problems: [],
  })
})

it.each([['2026/3/1', '2026-03-01'], ['2026-12-9', '2026-12-09'], ['2026/03/01', '2026-03-01'], ['三月', '三月']])('reads the day %s, as a spreadsheet writes it', (openedOn, read) => {
  expect(readRow({ name: '滨江站', area: '东区', isOpen: '', openedOn }, rules).input).toMatchObject({ openedOn: read })
})

it('hands a place on the map to the schema as it is written', () => {
  expect(readRow({ name: '滨江站', area: '东区', isOpen: '', place: '120,30' }, rules).input).toMatchObject({ place: '120,30' })
  expect(readRow({ name: '滨江站', area: '东区', isOpen: '', place: '江边' }, rules).problems).toMatchObject([{ field: 'place' }])
})

it('reports each wrong field, and has nothing to write', () => {
  expect(readRow({ name: '', floors: '三', area: '北区', isOpen: '也许' }, rules)).toEqual({
    input: null,
    problems: [
      { field: 'area', message: '请选择列表中的一项' },
      { field: 'name', message: '此项必填' },
      { field: 'floors', message: '请输入数字' },
      { field: 'isOpen', message: '内容不符合要求' },
    ],
  })
})

it('names a choice that the server does not know, even where its schema would take any text', () => {
  const roles = { ...rules, schema: v.object({ area: v.nullish(v.string(), null) }), fields: importedFields([field.choice('area', choices.loaded(async () => []))], schema) }
  expect(readRow({ area: '北区' }, roles)).toEqual({ input: null, problems: [{ field: 'area', message: '请选择列表中的一项' }] })
  expect(readRow({ area: '' }, roles)).toEqual({ input: { area: null }, problems: [] })
})

it('reads the name of a choice before its number: a building may be called by the number of another one', () => {
  const buildings = [{ value: '2', label: '3' }, { value: '1', label: '2' }]
  const named = v.object({ building: v.string() })
  const read = (building: string) => readRow({ building }, { fields: importedFields([field.choice('building', choices.loaded(async () => buildings))], named), schema: named, words: zhCN, options: { building: buildings } }).input
  expect(read('2')).toEqual({ building: '1' })
  expect(read('1')).toEqual({ building: '1' })
})

it('reads repeated rows, one in each line of a cell, their values in the order of the fields', () => {
  const items = v.object({ items: v.array(v.object({ content: v.pipe(v.string(), v.minLength(1)), kind: v.picklist(['choice', 'number']), min: v.nullish(v.number()), photo: v.nullish(v.boolean()) })) })
  const isNumber = ({ kind }: Readonly<Record<string, unknown>>) => kind === 'number'
  const repeated = importedFields([field.rows('items', { fields: [field.text('content'), field.choice('kind', choices.fixed('choice', 'number')), field.number('min', { when: isNumber }), field.toggle('photo')] })], items)
  const read = (text: string) => readRow({ items: text }, { fields: repeated, schema: items, words: zhCN, options: { kind: [{ value: 'choice', label: '正常 / 异常' }, { value: 'number', label: '数值' }] } })
  expect(read('铅封完好|正常 / 异常||是\n压力 | 数值 | 1.2；').input).toEqual({ items: [{ content: '铅封完好', kind: 'choice', min: null, photo: true }, { content: '压力', kind: 'number', min: 1.2, photo: false }] })
  expect(read('').input).toEqual({ items: [] })
  expect(read('铅封完好|正常 / 异常;压力|刻度|低').problems).toEqual([{ field: 'items', message: '第 2 项：请选择列表中的一项' }])
  expect(read('压力|数值|低').problems).toEqual([{ field: 'items', message: '第 1 项：请输入数字' }])
})

it('keeps hostile text as text', () => {
  expect(readRow({ name: '=1+1<b>', area: 'east', isOpen: '' }, rules).input).toMatchObject({ name: '=1+1<b>', isOpen: false })
})

it('loads the options of a choice that depends on other cells once for the same cells', async () => {
  const given: unknown[] = []
  const floors = choices.loaded(async (_client, _signal, values) => {
    given.push(values)
    return [{ value: '3', label: values['building'] === 'b1' ? '3F' : '三层' }]
  }, { by: ['building', 'channelId'] })
  const dependent = v.object({ building: v.string(), floor: v.string() })
  const [building, floor] = importedFields([field.choice('building', choices.fixed('b1', 'b2')), field.choice('floor', floors)], dependent)
  if (!building || !floor) throw new Error('both fields are imported')
  const optionsOf = importOptions({
    fields: [building, floor], scope: { channelId: '1' }, words: { title: '', one: '', fields: {} }, client: {} as ApiClient, signal: new AbortController().signal,
  })
  const read = async (texts: Record<string, string>) => readRow(texts, { fields: [building, floor], schema: dependent, options: await optionsOf(texts), words: zhCN })
  expect((await read({ building: 'b1', floor: '3F' })).input).toEqual({ building: 'b1', floor: '3' })
  expect((await read({ building: 'b1', floor: '3' })).input).toEqual({ building: 'b1', floor: '3' })
  expect((await read({ building: 'b2', floor: '3F' })).problems).toEqual([{ field: 'floor', message: '请选择列表中的一项' }])
  expect(given).toEqual([{ building: 'b1', channelId: '1' }, { building: 'b2', channelId: '1' }])
})
