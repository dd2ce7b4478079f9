import { ITEM_KIND, type InspectionItem, type NewResult } from '@smart-fire/api-client/inspection-work'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CheckForm } from './check-form'
import { zhCN } from './inspect.messages'
import { SkipForm } from './skip-form'

const PRESSURE: InspectionItem = { content: '压力', kind: ITEM_KIND.number, needsPhoto: false, unit: 'MPa', min: 1, max: 1.4 }
const withPhoto = (content: string): InspectionItem => ({ content, kind: ITEM_KIND.choice, needsPhoto: true, unit: null, min: null, max: null })
const FACTS = { words: zhCN, title: '灭火器', place: '3F 东侧走廊', number: 'MH-1', pointId: '7', isAsking: false }

function openCheck(items: readonly InspectionItem[]) {
  const left = vi.fn<(how: string) => void>()
  render(<CheckForm {...FACTS} items={items} onSave={async () => undefined} onSkip={() => left('skip')} onBack={() => left('back')} />)
  return left
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const BACK = `‹ ${zhCN.back}`
/** Whether the browser would ask before the page is closed. */
const isCloseAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

it('a form in which nothing is written is left at once', () => {
  const left = openCheck([PRESSURE])
  expect(isCloseAsked()).toBe(false)
  press(BACK)
  expect(left.mock.calls).toEqual([['back']])
})

it('what was filled in is lost after a question only, which says how much that is', () => {
  const left = openCheck([PRESSURE])
  const input = screen.getByLabelText('压力')
  fireEvent.change(input, { target: { value: '1.2' } })
  expect(isCloseAsked()).toBe(true)
  screen.getByRole('button', { name: BACK }).focus()
  press(BACK)
  const question = screen.getByRole('alertdialog', { name: zhCN.leaveTitle })
  expect(question).toHaveAccessibleDescription('已填写 1 项、已拍 0 张照片，尚未提交，离开后不保留。')
  expect(within(question).getByRole('button', { name: zhCN.goOn })).toHaveFocus()
  press(zhCN.goOn)
  expect(left).not.toHaveBeenCalled()
  expect(input).toHaveValue('1.2')
  expect(screen.getByRole('button', { name: BACK })).toHaveFocus()

  // to leave the point out loses the same
  press(zhCN.skip)
  press(zhCN.leave)
  expect(left.mock.calls).toEqual([['skip']])
})

it('a form that is emptied while it asks has nothing to ask about, also when it is filled in again', () => {
  openCheck([PRESSURE])
  const input = screen.getByLabelText('压力')
  fireEvent.change(input, { target: { value: '1.2' } })
  press(BACK)
  fireEvent.change(input, { target: { value: '' } })
  fireEvent.change(input, { target: { value: '1.3' } })
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('so is the reason of a point that is left out', () => {
  const back = vi.fn()
  render(<SkipForm {...FACTS} onSave={async () => undefined} onBack={back} />)
  fireEvent.change(screen.getByLabelText(zhCN.skipReason), { target: { value: '门锁着' } })
  press(BACK)
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(zhCN.lostReason)
  expect(back).not.toHaveBeenCalled()
  press(zhCN.leave)
  expect(back).toHaveBeenCalledOnce()
})

it('the photos that items need have room, however many others are taken', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close: () => undefined }))
  openCheck(Array.from({ length: 11 }, (_, i) => withPhoto(`部位 ${i + 1}`)))
  const take = (name: string) => fireEvent.change(screen.getByLabelText(name), { target: { files: [new File([name], 'photo.jpg', { type: 'image/jpeg' })] } })
  const morePhotos = `${zhCN.morePhoto} ${zhCN.morePhoto}`
  take(morePhotos)
  await waitFor(() => expect(screen.queryByLabelText(morePhotos)).toBeNull())
  const needed = `${zhCN.photo} · ${zhCN.needsPhoto}`
  for (let i = 1; i <= 11; i++) {
    take(`${needed} 部位 ${i}`)
    await waitFor(() => expect(screen.queryByLabelText(`${needed} 部位 ${i}`)).toBeNull())
  }
  expect(screen.getAllByRole('listitem')).toHaveLength(12)
})

it('a check is not submitted without a photo that is still made smaller, and leaving asks about it', async () => {
  let reduce = () => {}
  const reduced = new Promise<void>((resolve) => { reduce = resolve })
  vi.stubGlobal('createImageBitmap', async () => { await reduced; return { width: 1, height: 1, close: () => undefined } })
  const saved = vi.fn<(result: NewResult) => Promise<void>>(async () => undefined)
  render(<CheckForm {...FACTS} items={[]} onSave={saved} onSkip={null} onBack={() => undefined} />)
  fireEvent.change(screen.getByLabelText(`${zhCN.morePhoto} ${zhCN.morePhoto}`), { target: { files: [new File(['a'], 'photo.jpg', { type: 'image/jpeg' })] } })
  expect(screen.getByRole('button', { name: zhCN.save })).toBeDisabled()
  expect(screen.getByText(zhCN.photoComing)).toBeVisible()
  expect(isCloseAsked()).toBe(true)
  reduce()
  await waitFor(() => expect(screen.getByRole('button', { name: zhCN.save })).toBeEnabled())
  press(zhCN.save)
  expect(saved.mock.calls.map(([{ photos }]) => photos.length)).toEqual([1])
})

it('a check whose items are not known is kept with a description only: the server would refuse it hours later, far from the facility', async () => {
  const kept = vi.fn<(result: NewResult) => Promise<void>>(async () => undefined)
  render(<CheckForm {...FACTS} items={null} onSave={kept} onSkip={null} onBack={() => undefined} />)
  expect(screen.getAllByText(zhCN.itemsUnknown)).toHaveLength(1)
  press(zhCN.save)
  expect(screen.getAllByText(zhCN.itemsUnknown)).toHaveLength(2)
  expect(kept).not.toHaveBeenCalled()
  fireEvent.change(screen.getByLabelText(zhCN.problem), { target: { value: '外观完好' } })
  press(zhCN.save)
  await waitFor(() => expect(kept.mock.calls).toMatchObject([[{ problem: '外观完好', items: [] }]]))
})
