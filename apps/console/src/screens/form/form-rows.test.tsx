import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { aMockPlatform } from '../../testing/render-in-console'
import { fixed } from '../fields/choices'
import * as field from '../fields/form-fields'
import { ScreenForm } from './screen-form'

const { draw } = aMockPlatform()

const range = v.object({ level: v.picklist(['high', 'low']), min: v.number() })
const rangesInput = v.object({ ranges: v.pipe(v.array(range), v.check((rows) => rows.every(({ min }, at) => min > (rows[at - 1]?.min ?? -Infinity)))) })

function aFormOf(ranges: unknown[]) {
  const saved: unknown[] = []
  draw(
    <ScreenForm
      declaration={{ schema: rangesInput, fields: [field.rows('ranges', { fields: [field.choice('level', fixed('high', 'low')), field.number('min')] })] }}
      words={{ title: '阈值', one: '阈值', fields: { ranges: '范围', level: '级别', min: '下限' }, choices: { level: { high: '高', low: '低' } } }}
      id="7" title="设置阈值" onClose={() => undefined} onSaved={() => undefined} calls={{ load: async () => ({ ranges }), save: async ({ input }) => void saved.push(input) }}
    />,
  )
  return saved
}

const save = async () => userEvent.click(await screen.findByRole('button', { name: '保存' }))

it('lists what is wrong in repeated rows, each with its row, and leads there', async () => {
  const saved = aFormOf([{ level: 'high', min: 1 }, { level: null, min: 2 }])
  await save()
  const list = within(await screen.findByRole('group', { name: '有 1 处需要修改' }))
  await userEvent.click(list.getByRole('button', { name: '范围 2 · 级别：此项必填' }))
  await waitFor(() => expect(screen.getAllByRole('combobox', { name: /级别/ })[1]).toHaveFocus())
  expect(saved).toEqual([])
})

it('says what is wrong with the rows as a whole', async () => {
  const saved = aFormOf([{ level: 'high', min: 2 }, { level: 'low', min: 1 }])
  await save()
  expect(await screen.findByRole('group', { name: '有 1 处需要修改' })).toHaveTextContent('范围：内容不符合要求')
  expect(screen.getByRole('alert')).toHaveTextContent('内容不符合要求')
  expect(saved).toEqual([])
})
