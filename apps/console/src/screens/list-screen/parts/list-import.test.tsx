import { ApiError } from '@smart-fire/api-client'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, it, vi } from 'vitest'
import { aMockPlatform } from '../../../testing/render-in-console'
import * as choices from '../../fields/choices'
import * as field from '../../fields/form-fields'
import { RightsContext, rightsOf } from '../../rights/rights'
import { allRights, dutyRoomCalls, dutyRooms, type DutyRoomInput } from '../duty-rooms.fixtures'
import { listScreen } from '../list-screen'
import type { ImportCall } from '../run-import'

const { draw } = aMockPlatform()

it('sends the rows of the first attempt again when an import is tried again, although a choice is gone meanwhile', async () => {
  const load = vi.fn<() => Promise<choices.ChoiceOption[]>>(async () => [{ value: 'east', label: '东区' }, { value: 'west', label: '西区' }])
  const sent: string[][] = []
  const importRows: ImportCall<DutyRoomInput> = async (rows, { dryRun }) => {
    if (dryRun) return { accepted: rows.length, errors: [] }
    sent.push(rows.map(({ name }) => name))
    if (sent.length === 1) throw new ApiError('network')
    return { accepted: rows.length, errors: [] }
  }
  const form = { schema: dutyRooms.form?.schema as never, fields: [field.text('name'), field.choice('area', choices.loaded(load))] }
  const { Screen } = listScreen({ ...dutyRooms, form, calls: { name: 'dutyRooms', calls: () => ({ ...dutyRoomCalls(), importRows }) } })
  draw(
    <RightsContext.Provider value={rightsOf(allRights)}>
      <MemoryRouter initialEntries={['/rooms']}><Routes><Route path="/rooms" element={<Screen />} /></Routes></MemoryRouter>
    </RightsContext.Provider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: '导入' }))
  const dialog = within(await screen.findByRole('dialog', { name: '导入值班室' }))
  await userEvent.upload(dialog.getByLabelText(/数据文件/), new File(['名称,片区\n北苑值班室,东区\n南苑值班室,西区\n'], '值班室.csv', { type: 'text/csv' }))
  await userEvent.click(await dialog.findByRole('button', { name: '导入 2 行' }))
  const again = await dialog.findByRole('button', { name: '重试' })
  load.mockResolvedValue([{ value: 'east', label: '东区' }])
  await userEvent.click(again)
  await waitFor(() => expect(sent).toEqual([['北苑值班室', '南苑值班室'], ['北苑值班室', '南苑值班室']]))
  expect(await dialog.findByText('已导入 2 行')).toBeInTheDocument()
})
