import { createApiClient } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Profiler } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import * as filter from '../fields/filters'
import { dutyRooms, zhCN, type DutyRoomFilters } from '../list-screen/duty-rooms.fixtures'
import { useUrlQuery } from '../list-screen/use-url-query'
import { FilterArea } from './filter-area'
import { TYPING_PAUSE_MS } from './use-typed-text'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const client = createApiClient(createMockBackend().clientOptions())
const FIELDS = { name: filter.text() }

function Filters() {
  const { filters, change } = useUrlQuery(dutyRooms)
  return <FilterArea<DutyRoomFilters> fields={FIELDS} words={zhCN} values={filters} onChange={(values, how) => change({ filters: values }, how)} />
}

/** The text filter above a list whose filters are in the address. */
function aList(search = '') {
  const router = createMemoryRouter([{ path: '/rooms', element: <Filters /> }], { initialEntries: [`/rooms${search}`] })
  const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: '名称' })
  /** what the field showed after each change of the page */
  const shown: string[] = []
  render(
    <SmartFireProvider client={client}>
      <Profiler id="page" onRender={() => shown.push(screen.queryByRole<HTMLInputElement>('searchbox')?.value ?? '')}><RouterProvider router={router} /></Profiler>
    </SmartFireProvider>,
  )
  field().focus()
  return {
    field, shown,
    type: (text: string) => fireEvent.change(field(), { target: { value: text } }),
    pause: (ms = TYPING_PAUSE_MS) => act(() => vi.advanceTimersByTimeAsync(ms)),
    address: () => new URLSearchParams(router.state.location.search).get('name'),
    go: (to: string | -1) => act(() => (to === -1 ? router.navigate(to) : router.navigate(to))),
  }
}

it('keeps the space that was typed while the address has the text without it, so that the next word stays a word of its own', async () => {
  const { field, shown, type, pause, address } = aList()
  shown.length = 0
  type('Tower ')
  await pause()
  expect([address(), field().value]).toEqual(['Tower', 'Tower '])
  type('Tower A')
  await pause()
  expect([address(), field().value]).toEqual(['Tower A', 'Tower A'])
  expect(shown.filter((text) => text !== 'Tower ' && text !== 'Tower A')).toEqual([])
})

it('never shows the text before while the address takes the new one', async () => {
  const { shown, type, pause, address } = aList('?name=旧')
  type('新')
  shown.length = 0
  await pause()
  expect(address()).toBe('新')
  expect(new Set(shown)).toEqual(new Set(['新']))
})

it('goes on with what is typed while an earlier text reaches the address', async () => {
  const { field, type, pause, address } = aList()
  type('滨')
  await act(async () => {
    vi.advanceTimersByTime(TYPING_PAUSE_MS)
    type('滨江')
  })
  expect(field().value).toBe('滨江')
  await pause()
  expect([address(), field().value]).toEqual(['滨江', '滨江'])
})

it('shows the text of the address once the field is left', async () => {
  const { field, type, pause } = aList()
  type('Tower ')
  await pause()
  fireEvent.blur(field())
  expect(field().value).toBe('Tower')
  type('Hall ')
  fireEvent.blur(field())
  expect(field().value).toBe('Hall ')
  await pause()
  expect(field().value).toBe('Hall')
})

it('shows what another way has put into the address: a link, Back, a reset', async () => {
  const { field, type, pause, go, address } = aList('?name=一号')
  type('一号 ')
  await pause()
  await go('/rooms?name=二号')
  expect(field().value).toBe('二号')
  await go(-1)
  expect(field().value).toBe('一号')
  type('三号')
  await go('/rooms')
  expect(field().value).toBe('')
  await pause()
  expect(address()).toBeNull()
})

it('applies no text that an input method is still composing', async () => {
  const { field, type, pause, address } = aList()
  fireEvent.compositionStart(field())
  type('binj')
  await pause(10 * TYPING_PAUSE_MS)
  expect([address(), field().value]).toEqual([null, 'binj'])
  type('滨江')
  fireEvent.compositionEnd(field())
  await pause()
  expect(address()).toBe('滨江')
})
