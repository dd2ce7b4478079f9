import { createApiClient, RECORD_KIND } from '@smart-fire/api-client'
import { aChannel, aRecord, createMockBackend } from '@smart-fire/api-client/mock'
import { cleanup, render, screen } from '@testing-library/react'
import { type ReactNode, useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { SmartFireProvider } from '../../provider'
import { snapshotAt } from '../../testing'
import { ExceptionListActor } from '../exception-list.actor'
import { aListContext, aListState, inChannel } from '../exception-list.fixtures'
import { exceptionListMachine } from '../exception-list.machine'
import type { ExceptionListContext } from '../exception-list.types'
import { ChannelRail } from './channel-rail'
import { RecordTable } from './record-table'

afterEach(cleanup)

it.each([
  ['fires beside the rest', { count: 23, fireCount: 2 }, ['2', '21']],
  ['fires only', { count: 2, fireCount: 2 }, ['2']],
  ['no fire', { count: 7, fireCount: 0 }, ['7']],
  ['fires, and a number of all that could not be read', { count: null, fireCount: 2 }, ['2']],
])('a channel counts %s', (_what, counts, shown) => {
  draw(<ChannelRail />, aListContext({ channels: [aChannel({ id: '1', name: '无线感烟', ...counts })], channelId: '1' }))
  const badges = [...screen.getByRole('button', { name: /无线感烟/ }).querySelectorAll('.fs-count')]
  expect(badges.map(({ textContent }) => textContent?.match(/\d+/)?.[0])).toEqual(shown)
})

it('a record without a building has a dash in place of the link to its plan', () => {
  draw(<Table />, inChannel('1', [aRecord({ kind: RECORD_KIND.general, buildingId: null, buildingName: null, position: '室外' }), aRecord({ id: '2', position: '走廊' })]))
  const column = screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === '平面图')
  const [, ...rows] = screen.getAllByRole('row')
  expect(rows.map((row) => row.querySelectorAll('td')[column]?.textContent)).toEqual(['–', '查看'])
})

function Table() {
  return <RecordTable handle={useRef(null)} />
}

/** A part of the list in which everything is loaded. */
function draw(part: ReactNode, context: ExceptionListContext) {
  render(
    <SmartFireProvider client={createApiClient(createMockBackend().clientOptions())}>
      <ExceptionListActor.Provider options={{ snapshot: snapshotAt(exceptionListMachine, aListState(), context) }}>{part}</ExceptionListActor.Provider>
    </SmartFireProvider>,
  )
}
