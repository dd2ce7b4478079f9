import type { ReactNode } from 'react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { RightsContext, rightsOf } from '../../rights/rights'
import { aDutyRoom, allRights, dutyRoomCalls, dutyRooms } from '../duty-rooms.fixtures'
import { listScreen } from '../list-screen'

/** A list with two rows of one id, as that of users has one for each role of a user: they are told apart by the key of the list. */
export function twoRowsOfOneId(): ReactNode {
  const rows = [aDutyRoom({ area: 'east' }), aDutyRoom({ area: 'west' })]
  const { Screen } = listScreen({ ...dutyRooms, rowKey: ({ id, area }) => `${id}:${area}`, calls: { name: 'dutyRooms', calls: () => dutyRoomCalls(rows) } })
  return (
    <RightsContext.Provider value={rightsOf(allRights)}>
      <MemoryRouter initialEntries={['/rooms']}><Routes><Route path="/rooms" element={<Screen />} /></Routes></MemoryRouter>
    </RightsContext.Provider>
  )
}
