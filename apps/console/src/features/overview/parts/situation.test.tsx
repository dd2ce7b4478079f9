import { snapshotAt } from '@smart-fire/dialogs/testing'
import { screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { aMockPlatform } from '../../../testing/render-in-console'
import { OverviewActor } from '../overview.actor'
import { summarisePending } from '../overview.figures'
import { aFire, anEvent, anOverview, FOUR_AM } from '../overview.fixtures'
import { overviewMachine } from '../overview.machine'
import { CarriedOver } from './carried-over'
import { PendingProvider } from './pending'
import { Situation } from './situation'

const { draw } = aMockPlatform()
const FRESH = { ready: 'fresh' } as const
const LOADED = { figures: FRESH, events: FRESH, places: FRESH, history: FRESH, permission: 'allowed', overlay: 'none', link: 'live' } as const

function show(...pending: Parameters<typeof summarisePending>) {
  draw(
    <MemoryRouter><OverviewActor.Provider options={{ snapshot: snapshotAt(overviewMachine, LOADED, anOverview()) }}>
      <PendingProvider value={summarisePending(...pending)}><Situation onHandle={() => undefined} /><CarriedOver onHandle={() => undefined} /></PendingProvider>
    </OverviewActor.Provider></MemoryRouter>,
  )
}
const said = () => within(screen.getByRole('region', { name: '待处理' })).getByRole('status').textContent
const figureOf = (label: string) => within(screen.getByRole('region', { name: '待处理' })).getByText(label).parentElement?.textContent

it('says that no fire is pending when every record that the server counts is known', () => {
  show(1, [anEvent()], FOUR_AM)
  expect(said()).toBe('1 条异常待处理，其中没有火警')
  expect([figureOf('其中火警'), figureOf('往日遗留')]).toEqual(['其中火警0', '往日遗留0'])
  expect(screen.getByText('没有往日遗留的异常')).toBeTruthy()
})

it('does not say so of records that the server counts and does not list: one that could not be read may be a fire', () => {
  show(3, [anEvent()], FOUR_AM)
  expect(said()).toBe('3 条异常待处理，其中 2 条未能列出')
  expect([figureOf('其中火警'), figureOf('往日遗留')]).toEqual(['其中火警–', '往日遗留–'])
  expect(screen.queryByText('没有往日遗留的异常')).toBeNull()
})

it('tells the fires that are known, also when others may be missing', () => {
  show(3, [aFire()], FOUR_AM)
  expect(said()).toBe('1 起火警待处理')
  expect(figureOf('其中火警')).toBe('其中火警1')
})
