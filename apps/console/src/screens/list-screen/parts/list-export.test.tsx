import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { aMockPlatform } from '../../../testing/render-in-console'
import { RightsContext, rightsOf } from '../../rights/rights'
import { aDutyRoom, allRights, dutyRoomCalls, dutyRooms } from '../duty-rooms.fixtures'
import { listScreen } from '../list-screen'

const { draw } = aMockPlatform()
afterEach(() => { vi.restoreAllMocks() })

it('writes every row of a list that has several rows of one id, as users have one for each role', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'blob:file'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const rows = [aDutyRoom({ area: 'east' }), aDutyRoom({ area: 'west' })]
  const { Screen } = listScreen({ ...dutyRooms, rowKey: ({ id, area }) => `${id}:${area}`, calls: { name: 'dutyRooms', calls: () => dutyRoomCalls(rows) } })
  draw(
    <RightsContext.Provider value={rightsOf(allRights)}>
      <MemoryRouter initialEntries={['/rooms']}><Routes><Route path="/rooms" element={<Screen />} /></Routes></MemoryRouter>
    </RightsContext.Provider>,
  )
  await userEvent.click(await screen.findByRole('button', { name: '导出' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /CSV/ }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect((await files[0]?.text())?.match(/东区|西区/g)).toEqual(['东区', '西区'])
})
