import { ITEM_KIND, type InspectionItem, type NewResult } from '@smart-fire/api-client/inspection-work'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { CheckForm } from './check-form'
import type { NewSkip } from './device-store'
import { zhCN } from './inspect.messages'
import { SkipForm } from './skip-form'

const PRESSURE: InspectionItem = { content: '压力', kind: ITEM_KIND.number, needsPhoto: false, unit: 'MPa', min: 1, max: 1.4 }
const LOOK: InspectionItem = { content: '外观', kind: ITEM_KIND.choice, needsPhoto: true, unit: null, min: null, max: null }
const FACTS = { words: zhCN, title: '灭火器', place: '3F 东侧走廊', number: 'MH-1', pointId: '7', isAsking: false }

/** The form of a check of these items. Gives how it is kept on the phone; by default that succeeds. */
function open(items: readonly InspectionItem[], keep: (result: NewResult) => Promise<void> = async () => undefined) {
  const kept = vi.fn(keep)
  render(<CheckForm {...FACTS} items={items} onSave={kept} onSkip={null} onBack={() => undefined} />)
  return kept
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))
const decode = () => void vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close: () => undefined }))
const take = (name: string) => fireEvent.change(screen.getByLabelText(name), { target: { files: [new File([name], 'photo.jpg', { type: 'image/jpeg' })] } })
const MORE = `${zhCN.morePhoto} ${zhCN.morePhoto}`
const NEEDED = `${zhCN.photo} · ${zhCN.needsPhoto} 外观`

it('a check is kept only when each of its items is filled in and shown by the photo that it needs, and says what is missing', async () => {
  decode()
  const kept = open([PRESSURE, LOOK])
  choose(zhCN.normal)
  fireEvent.change(screen.getByLabelText('压力'), { target: { value: '  ' } })
  press(zhCN.save)
  expect(screen.getByRole('alert')).toHaveTextContent(zhCN.incomplete)
  fireEvent.change(screen.getByLabelText('压力'), { target: { value: ' 1.2 ' } })
  press(zhCN.save)
  expect(screen.getByRole('alert')).toHaveTextContent(zhCN.photoMissing)
  // one of the facility as a whole does not show the item
  take(MORE)
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  press(zhCN.save)
  expect(screen.getByRole('alert')).toHaveTextContent(zhCN.photoMissing)
  take(NEEDED)
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  expect(kept).not.toHaveBeenCalled()
  const before = Date.now()
  press(zhCN.save)
  await waitFor(() => expect(kept.mock.calls).toMatchObject([[{ items: [{ name: '压力', value: '1.2' }, { name: '外观', value: '0' }], problem: null, handling: null, photos: [{ item: null }, { item: '外观' }] }]]))
  const [result] = kept.mock.lastCall ?? []
  expect(result?.photos.map(({ content }) => atob(content).length > 0)).toEqual([true, true])
  expect(result?.inspectedAt).toBeGreaterThanOrEqual(before)
})

it('a photo that is removed is not sent, and one that its item needs is asked for again', async () => {
  decode()
  const kept = open([LOOK])
  choose(zhCN.normal)
  take(NEEDED)
  await waitFor(() => expect(screen.queryByLabelText(NEEDED)).toBeNull())
  take(MORE)
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2))
  fireEvent.click(screen.getByRole('button', { name: zhCN.removePhoto(1) }))
  expect(screen.getByLabelText(NEEDED)).toBeVisible()
  press(zhCN.save)
  expect(screen.getByRole('alert')).toHaveTextContent(zhCN.photoMissing)
  expect(kept).not.toHaveBeenCalled()
})

it('a photo that cannot be read says so, and the next one that can be read ends that', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('no picture')))
  open([])
  take(MORE)
  expect(await screen.findByText(zhCN.photoFailed)).toBeVisible()
  expect(screen.queryAllByRole('listitem')).toEqual([])
  decode()
  take(MORE)
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1))
  expect(screen.queryByText(zhCN.photoFailed)).toBeNull()
})

it('how a problem was handled is asked and sent as long as there is one: it is reported for repair, unless the inspector has repaired it', async () => {
  const kept = open([{ ...LOOK, needsPhoto: false }], () => Promise.reject(new Error('full')))
  const handling = async () => {
    press(zhCN.save)
    await waitFor(() => expect(screen.getByRole('button', { name: zhCN.save })).toBeEnabled())
    return kept.mock.lastCall?.[0].handling
  }
  choose(zhCN.abnormal)
  expect(await handling()).toBe('1')
  choose(zhCN.repaired)
  expect(await handling()).toBe('0')
  choose(zhCN.normal)
  expect(screen.queryByRole('group', { name: zhCN.handling })).toBeNull()
  expect(await handling()).toBeNull()
})

it('a check that the phone has no room for stays in its form and says so; submitted again it is the same check', async () => {
  let answer = () => {}
  const kept = open([PRESSURE], () => new Promise((_resolve, reject) => { answer = () => reject(new DOMException('full', 'QuotaExceededError')) }))
  fireEvent.change(screen.getByLabelText('压力'), { target: { value: '1.2' } })
  press(zhCN.save)
  // not twice at a time
  expect(screen.getByRole('button', { name: zhCN.save })).toBeDisabled()
  answer()
  expect(await screen.findByText(zhCN.notSaved)).toBeVisible()
  expect(screen.getByLabelText('压力')).toHaveValue('1.2')
  press(zhCN.save)
  expect(new Set(kept.mock.calls.map(([{ clientId }]) => clientId)).size).toBe(1)
  expect(kept).toHaveBeenCalledTimes(2)
})

it('a point is left out with a reason only; one that the phone has no room for stays in its form, and is the same when it is submitted again', async () => {
  const kept = vi.fn<(skip: NewSkip) => Promise<void>>(() => Promise.reject(new DOMException('full', 'QuotaExceededError')))
  render(<SkipForm {...FACTS} onSave={kept} onBack={() => undefined} />)
  fireEvent.change(screen.getByLabelText(zhCN.skipReason), { target: { value: '  ' } })
  press(zhCN.confirmSkip)
  expect(screen.getByRole('alert')).toHaveTextContent(zhCN.skipReasonMissing)
  expect(kept).not.toHaveBeenCalled()
  fireEvent.change(screen.getByLabelText(zhCN.skipReason), { target: { value: ' 门锁着 ' } })
  press(zhCN.confirmSkip)
  expect(await screen.findByText(zhCN.notSaved)).toBeVisible()
  press(zhCN.confirmSkip)
  await waitFor(() => expect(kept.mock.calls).toMatchObject([[{ number: 'MH-1', pointId: '7', reason: '门锁着' }], [{ reason: '门锁着' }]]))
  expect(new Set(kept.mock.calls.map(([{ clientId }]) => clientId)).size).toBe(1)
})
