import { ApiError } from '@smart-fire/api-client'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { expect, it } from 'vitest'
import { aMockPlatform } from '../../testing/render-in-console'
import { fixed } from '../fields/choices'
import * as field from '../fields/form-fields'
import type { FormDeclaration } from './form-declaration'
import { ScreenForm } from './screen-form'

const { draw } = aMockPlatform()
const nameInput = v.object({ name: v.string() })
const declaration: FormDeclaration<v.InferOutput<typeof nameInput>, { name: string; version: string }> = { schema: nameInput, fields: [field.text('name')] }
const words = { title: '岗位', one: '岗位', fields: { name: '名称' } }

/** The row has a new version, with the same values: another user has changed what the form does not show. */
function aFormWithConflict() {
  const versions = ['1', '2']
  const saved: unknown[] = []
  const save = async (given: { row: unknown; input: unknown }) => {
    saved.push(given)
    if (saved.length === 1) throw new ApiError('conflict', { conflict: { person: '李四', at: 1_700_000_000_000, verdict: null } })
  }
  draw(
    <ScreenForm
      declaration={declaration} words={words} id="7" title="编辑岗位" onClose={() => undefined} onSaved={() => undefined}
      calls={{ load: async () => ({ name: '值班长', version: versions.shift() ?? '2' }), save }}
    />,
  )
  return saved
}

const nameField = () => screen.findByRole<HTMLInputElement>('textbox', { name: /名称/ })

async function typeAndMeetConflict() {
  const saved = aFormWithConflict()
  await userEvent.type(await nameField(), '（夜班）')
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  await screen.findByRole('button', { name: '放弃我的修改' })
  return saved
}

it('gives up what was typed when the user says so, also when the other user changed nothing that the form shows', async () => {
  const saved = await typeAndMeetConflict()
  await userEvent.click(screen.getByRole('button', { name: '放弃我的修改' }))
  expect((await nameField()).value).toBe('值班长')
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(saved.at(-1)).toEqual({ id: '7', row: { name: '值班长', version: '2' }, input: { name: '值班长' } }))
})

it('keeps what was typed when the user says so, and saves it over the version that was compared', async () => {
  const saved = await typeAndMeetConflict()
  await userEvent.click(screen.getByRole('button', { name: '仍以我的修改保存' }))
  await waitFor(() => expect(saved.at(-1)).toEqual({ id: '7', row: { name: '值班长', version: '2' }, input: { name: '值班长（夜班）' } }))
})

it('gives the focus to the list of problems when the server refuses a field: in a long form the list is above what is seen', async () => {
  draw(
    <ScreenForm
      declaration={declaration} words={words} id="7" title="编辑岗位" onClose={() => undefined} onSaved={() => undefined}
      calls={{ load: async () => ({ name: '值班长', version: '1' }), save: () => Promise.reject(new ApiError('refused', { serverMessage: '名称已存在', field: 'name' })) }}
    />,
  )
  await nameField()
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  const list = await screen.findByRole('group', { name: '有 1 处需要修改' })
  await waitFor(() => expect(list).toHaveFocus())
  expect(list).toHaveTextContent('名称：名称已存在')
})

it('a value that could not be read stays empty, is not written over when another field is saved, and is demanded where the row needs it', async () => {
  const postInput = v.object({ name: v.string(), floors: v.number(), isOpen: v.optional(v.nullable(v.boolean())), remark: v.optional(v.nullable(v.string())) })
  const saved: unknown[] = []
  draw(
    <ScreenForm
      declaration={{ schema: postInput, fields: [field.text('name'), field.number('floors'), field.toggle('isOpen'), field.text('remark')] }}
      words={{ title: '站点', one: '站点', fields: { name: '名称', floors: '楼层数', isOpen: '启用', remark: '备注' } }} id="7" title="编辑站点" onClose={() => undefined} onSaved={() => undefined}
      calls={{ load: async () => ({ name: '滨江站', floors: null, isOpen: null, remark: null, version: '1' }), save: async ({ input }) => void saved.push(input) }}
    />,
  )
  await userEvent.type(await nameField(), '一')
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  expect((await screen.findAllByText(/必填|请填写/)).length).toBeGreaterThan(0)
  expect(saved).toEqual([])
  await userEvent.type(screen.getByRole('spinbutton', { name: /楼层数/ }), '3')
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(saved).toEqual([{ name: '滨江站一', floors: 3 }]))
})

it('a demanded switch that could not be read says so and is not saved as off; it is saved as the user sets it', async () => {
  const postInput = v.object({ name: v.string(), isOpen: v.boolean() })
  const saved: unknown[] = []
  draw(
    <ScreenForm
      declaration={{ schema: postInput, fields: [field.text('name'), field.toggle('isOpen')] }}
      words={{ title: '站点', one: '站点', fields: { name: '名称', isOpen: '启用' } }} id="7" title="编辑站点" onClose={() => undefined} onSaved={() => undefined}
      calls={{ load: async () => ({ name: '滨江站', isOpen: null, version: '1' }), save: async ({ input }) => void saved.push(input) }}
    />,
  )
  const toggle = await screen.findByRole('switch', { name: /启用/ })
  expect(toggle).toHaveAccessibleDescription('当前状态未知')
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(toggle).toHaveAccessibleDescription('当前状态未知，请打开或关闭'))
  expect(saved).toEqual([])
  await userEvent.click(toggle)
  await userEvent.click(toggle)
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(saved).toEqual([{ name: '滨江站', isOpen: false }]))
})

it('a field that the server demands as long as it is shown is marked as required, although its schema lets it be empty', async () => {
  const planInput = v.object({ cycle: v.string(), weekdays: v.optional(v.nullable(v.array(v.string()))) })
  draw(
    <ScreenForm
      declaration={{ schema: planInput, fields: [field.text('cycle'), field.choice('weekdays', fixed('1', '2'), { several: true, demanded: true, when: ({ cycle }) => cycle === '2' })] }}
      words={{ title: '计划', one: '计划', fields: { cycle: '周期', weekdays: '星期' }, choices: { weekdays: { '1': '周一', '2': '周二' } } }} id="7" title="编辑计划" onClose={() => undefined} onSaved={() => undefined}
      calls={{ load: async () => ({ cycle: '2', weekdays: ['1'], version: '1' }), save: async () => undefined }}
    />,
  )
  expect(await screen.findByRole('combobox', { name: /星期/ })).toBeRequired()
})

it('is asked about by the browser before the page is closed or loaded anew, as long as something is typed that is not saved', async () => {
  const leavesAtOnce = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  let save = () => {}
  const saved: string[] = []
  draw(
    <ScreenForm
      declaration={declaration} words={words} id="7" title="编辑岗位" onClose={() => undefined} onSaved={() => saved.push('saved')}
      calls={{ load: async () => ({ name: '值班长', version: '1' }), save: () => new Promise<void>((resolve) => { save = resolve }) }}
    />,
  )
  await nameField()
  expect(leavesAtOnce()).toBe(true)
  await userEvent.type(await nameField(), '（夜班）')
  expect(leavesAtOnce()).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(screen.getByRole('button', { name: '保存' })).toHaveAttribute('aria-busy', 'true'))
  expect(leavesAtOnce()).toBe(false)
  save()
  await waitFor(() => expect(saved).toEqual(['saved']))
  expect(leavesAtOnce()).toBe(true)
})
