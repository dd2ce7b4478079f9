import { snapshotAt } from '@smart-fire/dialogs/testing'
import { NO_VALUE } from '@smart-fire/ui'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { lazy, useState } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { aMockPlatform } from '../../../testing/render-in-console'
import { OverviewActor } from '../overview.actor'
import { aFire, anOverview, FOUR_AM, someEvents, someFigures } from '../overview.fixtures'
import { overviewMachine } from '../overview.machine'
import { CameraCard } from './camera-card'
import { DeviceFigures } from './device-figures'
import { InspectionCard } from './inspection-card'
import InspectionFigures from './inspection-figures'

const { draw, serve } = aMockPlatform()
afterEach(() => vi.restoreAllMocks())
const asked: URL[] = []
const answer = (path: string, body: object, status = 200) => serve(http.get(path, ({ request }) => {
  asked.push(new URL(request.url))
  return HttpResponse.json({ status, ...body }, { status })
}))
const FIGURES = '*/deviceInspectionStatistics/figures'
const NEAREST = '*/deviceVideoExt/nearest'

const fresh = { ready: 'fresh' } as const
const LOADED = { figures: fresh, events: fresh, places: fresh, history: fresh, permission: 'allowed', overlay: 'none', link: 'live' } as const

function show(card: React.ReactNode, figures = someFigures()) {
  const context = anOverview({ figures, latest: someEvents({ events: [aFire({ sensorNumber: 'YG-7', buildingId: '12', floor: 3, position: '东侧走廊' })] }) })
  draw(<MemoryRouter><OverviewActor.Provider options={{ snapshot: snapshotAt(overviewMachine, LOADED, context) }}>{card}</OverviewActor.Provider></MemoryRouter>)
}

/** The checks, and a button after which the figures of the devices were loaded a day earlier. */
function ClockSetBack() {
  const [at, setAt] = useState(FOUR_AM)
  return <><InspectionFigures at={at} /><button onClick={() => setAt(FOUR_AM - 86_400_000)}>set back</button></>
}

it('keeps the place of the checks while their script is loaded', () => {
  answer(FIGURES, { data: null })
  show(<InspectionCard />)
  expect(within(screen.getByRole('region', { name: '今日巡检' })).getByRole('status')).toBeInTheDocument()
})

it('says that the script of the checks could not be loaded, and keeps their place', async () => {
  // React tells the console of the browser of every error that a boundary catches
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  show(<InspectionCard Figures={lazy(() => Promise.reject(new Error('Failed to fetch dynamically imported module')))} />)
  expect(await screen.findByText('巡检数字加载失败')).toBeInTheDocument()
  expect(screen.getByRole('region', { name: '今日巡检' })).toBeInTheDocument()
})

it('shows the checks of today and the defects as they are now', async () => {
  answer(FIGURES, { data: { due: 40, done: 31, missed: 2, results: 31, abnormal: 3, openTasks: 1, open: 14, overdue: 6, unsigned: 1 } })
  show(<InspectionCard />)
  await screen.findByText('应检')
  const card = screen.getByRole('region', { name: '今日巡检' })
  expect(within(card).getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['40', '31', '2', '14', '6'])
  expect(within(card).getByRole('link', { name: '查看记录' })).toHaveAttribute('href', '/inspectionManagement/inspectionRecord')
})

it('loads the checks again when the clock of the machine was set back: those of before would stay for as long as that', async () => {
  asked.length = 0
  answer(FIGURES, { data: { due: 40, done: 31, missed: 2, results: 31, abnormal: 3, openTasks: 1, open: 14, overdue: 6, unsigned: 1 } })
  draw(<MemoryRouter><ClockSetBack /></MemoryRouter>)
  await screen.findByText('应检')
  expect(asked).toHaveLength(1)
  await userEvent.click(screen.getByRole('button', { name: 'set back' }))
  await waitFor(() => expect(asked).toHaveLength(2))
})

it('says that the checks could not be loaded, which is not the same as none', async () => {
  answer(FIGURES, {}, 500)
  show(<InspectionCard />)
  expect(await screen.findByRole('button', { name: '重试' })).toBeInTheDocument()
  expect(screen.queryByText('应检')).toBeNull()
})

it('asks for the cameras at the newest open fire, and says when there is none', async () => {
  asked.length = 0
  answer(NEAREST, { data: [] })
  show(<CameraCard />)
  expect(await screen.findByText('锦绣商业广场 · 3F · 东侧走廊 附近没有摄像机')).toBeInTheDocument()
  expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({ sensorNo: 'YG-7', buildingId: '12', floorId: '3' })
})

it.each([['inspections', FIGURES, <InspectionCard key="1" />], ['cameras', NEAREST, <CameraCard key="2" />]])('shows nothing on a platform without %s', async (_, path, card) => {
  asked.length = 0
  answer(path, {}, 404)
  show(card)
  await expect.poll(() => asked.length).toBeGreaterThan(0)
  await expect.poll(() => screen.queryByRole('region')).toBeNull()
})

it('gives no share of the devices while none is enabled', () => {
  const none = { alarm: 0, fault: 0, offline: 0, normal: 0, notEnabled: 0 }
  show(<DeviceFigures />, someFigures({ devices: { ...none, notEnabled: 1 }, fireHostPoints: none }))
  const card = screen.getByRole('region', { name: '设备状态' })
  expect(within(card).getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['0', '0', '0', '0', '1', NO_VALUE])
  expect(card).not.toHaveTextContent('%')
})

it('writes 5 offline of 20,000 devices neither as none nor as all online', () => {
  const none = { alarm: 0, fault: 0, offline: 0, normal: 0, notEnabled: 0 }
  show(<DeviceFigures />, someFigures({ devices: { ...none, offline: 5, normal: 19_995 }, fireHostPoints: none }))
  const card = screen.getByRole('region', { name: '设备状态' })
  expect(within(card).getAllByRole('term').map(({ textContent }) => textContent)).toContain('离线<0.1%')
  expect(within(card).getAllByRole('definition').at(-1)).toHaveTextContent('>99.9%')
})
