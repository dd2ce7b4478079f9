import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { aMockPlatform } from '../../../testing/render-in-console'
import { RightsContext, rightsOf } from '../../rights/rights'
import { aDutyRoom, allRights, dutyRoomCalls, dutyRooms } from '../duty-rooms.fixtures'
import { listScreen } from '../list-screen'

const { draw } = aMockPlatform()

it('marks the row that is open, also in a list that has several rows of one id, as users have one for each role', async () => {
  const rows = [aDutyRoom({ area: 'east' }), aDutyRoom({ area: 'west' })]
  const { Screen } = listScreen({ ...dutyRooms, rowKey: ({ id, area }) => `${id}:${area}`, calls: { name: 'dutyRooms', calls: () => dutyRoomCalls(rows) } })
  draw(
    <RightsContext.Provider value={rightsOf(allRights)}>
      <MemoryRouter initialEntries={['/rooms']}><Routes><Route path="/rooms" element={<Screen />} /></Routes></MemoryRouter>
    </RightsContext.Provider>,
  )
  await userEvent.click(await screen.findByText('西区'))
  await screen.findByRole('dialog')
  const marked = [...document.querySelectorAll('tr[aria-selected]')].map((row) => row.textContent)
  expect(marked).toEqual([expect.stringContaining('西区')])
})
