import type { InspectionDefect } from '@smart-fire/api-client/inspection-records'
import { expect, it } from 'vitest'
import { zhCN } from './defects.messages'
import sample from './records.sample'
import { signatures, signaturesText } from './signatures'

const [first] = sample.parts.defects.rows
const given = (count: number): InspectionDefect['signatures'] => (['0', '1', '2', '3'] as const).slice(0, count).map((signer) => ({ signer, by: `签${signer}`, at: Date.UTC(2026, 10, 18, 1) }))
const defect = (state: InspectionDefect['state'], count: number): InspectionDefect => {
  if (first === undefined) throw new Error('the sample has no defect')
  return { ...first, state, signatures: given(count) }
}
const offered = (row: InspectionDefect) => signatures.filter(({ when }) => when?.(row) !== false).map(({ name }) => name)

it('of a defect that was checked again one signature is offered: the next of inspector, department, fire manager and responsible person', () => {
  expect([0, 1, 2, 3].map((count) => offered(defect('2', count)))).toEqual([['signByInspector'], ['signByDepartment'], ['signByManager'], ['sign']])
})

it('none is offered before the second check, or after the last signature', () => {
  expect([offered(defect('0', 0)), offered(defect('1', 0)), offered(defect('3', 4))]).toEqual([[], [], []])
})

it('the list writes who signed, in which part and when', () => {
  expect(signaturesText(defect('2', 2), zhCN)).toBe('巡检人 签0 2026-11-18 09:00:00 / 部门 签1 2026-11-18 09:00:00')
})

it('a signature that could not be read is one all the same: the one after it is offered, and the list shows that there is one', () => {
  const row = { ...defect('2', 0), signatures: [{ signer: null, by: null, at: null }] }
  expect([offered(row), signaturesText(row, zhCN)]).toEqual([['signByDepartment'], '–'])
})
