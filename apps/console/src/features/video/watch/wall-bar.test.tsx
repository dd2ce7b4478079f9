import type { WallLayout } from '@smart-fire/api-client/cameras'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { aMockPlatform } from '../../../testing/render-in-console'
import { WallBar } from './wall-bar'
import { en } from './watch.messages'

const { draw } = aMockPlatform()
afterEach(cleanup)

const TWENTY = Array.from({ length: 20 }, (_, at): WallLayout => ({ name: `布局${at}`, size: 1, panes: ['1'] }))
const nothing = () => undefined

async function saveAs(name: string, layouts: readonly WallLayout[]) {
  const onSave = vi.fn()
  draw(<WallBar size={4} onResize={nothing} interval={0} onInterval={nothing} layouts={layouts} onLoad={nothing} onSave={onSave} onRemove={nothing} onClear={nothing} onFullScreen={nothing} />)
  await userEvent.click(await screen.findByRole('button', { name: '保存布局' }))
  await userEvent.type(screen.getByRole('textbox', { name: '布局名称' }), name)
  await userEvent.click(screen.getByRole('button', { name: '保存布局' }))
  return onSave
}
const refusal = () => screen.queryByText('最多保存 20 个布局，请先删除一个，或使用已有的名称')

it('a layout that would be one too many is refused with a sentence, and no other one is deleted for it', async () => {
  const onSave = await saveAs('夜班', TWENTY)
  expect(onSave).not.toHaveBeenCalled()
  expect(refusal()).not.toBeNull()
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '布局名称' }).value).toBe('夜班')
})

it('after the refusal another name can be written, or the form be left, so that a layout can be deleted', async () => {
  const onSave = await saveAs('夜班', TWENTY)
  const name = screen.getByRole('textbox', { name: '布局名称' })
  await userEvent.clear(name)
  expect(refusal()).toBeNull()
  await userEvent.type(name, '布局3{Enter}')
  expect(onSave).toHaveBeenCalledExactlyOnceWith('布局3')
  expect(await screen.findByRole('button', { name: '删除布局 布局3' })).toBeTruthy()
})

it.each([['Escape', () => userEvent.keyboard('{Escape}')], ['its button', () => userEvent.click(screen.getByRole('button', { name: '取消' }))]])('the form is left by %s', async (_what, leave) => {
  await saveAs('夜班', TWENTY)
  await leave()
  expect(screen.queryByRole('textbox', { name: '布局名称' })).toBeNull()
  expect(screen.getByRole('combobox', { name: '布局' })).toBeTruthy()
})

it.each([['Chrome', { isComposing: true }], ['Safari', { keyCode: 229 }]])('the form stays when Escape only ends a composition, as %s reports it', async (_browser, mark) => {
  await saveAs('夜班', TWENTY)
  fireEvent.keyDown(screen.getByRole('textbox', { name: '布局名称' }), { key: 'Escape', ...mark })
  expect(screen.getByRole('textbox', { name: '布局名称' })).toBeTruthy()
})

it('the focus goes into the form, and back to its button when the form is left or the layout saved', async () => {
  await saveAs('夜班', TWENTY)
  await userEvent.keyboard('{Escape}')
  const button = () => screen.getByRole('button', { name: '保存布局' })
  expect(button()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByRole('textbox', { name: '布局名称' })).toHaveFocus()
  await userEvent.keyboard('布局3{Enter}')
  expect(screen.queryByRole('textbox', { name: '布局名称' })).toBeNull()
  expect(button()).toHaveFocus()
})

it('the focus goes to the list of layouts when the button that deletes one goes with it', async () => {
  await saveAs('布局3', TWENTY)
  screen.getByRole('button', { name: '删除布局 布局3' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(screen.queryByRole('button', { name: '删除布局 布局3' })).toBeNull()
  expect(screen.getByRole('combobox', { name: '布局' })).toHaveFocus()
})

it('the twentieth is saved', async () => {
  expect(await saveAs('夜班', TWENTY.slice(1))).toHaveBeenCalledExactlyOnceWith('夜班')
})

it('English counts one pane as one', () => {
  expect([en.panes(1), en.panes(4)]).toEqual(['1 pane', '4 panes'])
})
