import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { aMockPlatform } from '../testing/render-in-console'
import type { DeclaredScreen } from './declared-screen'
import { detailScreen } from './detail-screen/detail-screen'
import { dutyRoomDetail } from './detail-screen/duty-room-detail.fixtures'
import { dutyRooms } from './list-screen/duty-rooms.fixtures'
import { listScreen } from './list-screen/list-screen'
import { roomsInTabs } from './tabs-screen/rooms-in-tabs.fixtures'
import { tabsScreen } from './tabs-screen/tabs-screen'

const { draw } = aMockPlatform()
beforeEach(() => window.localStorage.clear())

const list = listScreen(dutyRooms)
const tabs = tabsScreen(roomsInTabs)
// the page of a room has the key of the list of rooms, as pages of rows have
const detail = detailScreen({ ...dutyRoomDetail, key: dutyRooms.key })
const OF_ROOM = '1?tab=neighbours'

/** Opens a screen like a new visit of its page. */
async function visit({ Screen }: DeclaredScreen, address = ''): Promise<void> {
  cleanup()
  draw(<MemoryRouter initialEntries={[`/rooms/${address}`]}><Routes><Route path="/rooms/:id?" element={<Screen />} /></Routes></MemoryRouter>)
  await screen.findByRole('table', { name: '值班室' })
}

const columns = () => within(screen.getByRole('table', { name: '值班室' })).getAllByRole('columnheader').map(({ textContent }) => textContent)

async function hide(column: string): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: '表格设置' }))
  await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: column }))
  await waitFor(() => expect(columns()).not.toContain(column))
}

it('keeps the hidden columns of a list for the next visit, under the key of its screen', async () => {
  await visit(list)
  await hide('电话')
  expect(JSON.parse(window.localStorage.getItem('smart-fire.table.adminSys/dutyRooms') ?? '')).toMatchObject({ hiddenColumns: ['phone'] })
  await visit(list)
  expect(columns()).not.toContain('电话')
})

it('the list of the first tab is the main one of its screen and has what was kept before', async () => {
  window.localStorage.setItem('smart-fire.table.adminSys/dutyRooms', JSON.stringify({ hiddenColumns: ['phone'], density: 'compact' }))
  await visit(tabs)
  expect(columns()).not.toContain('电话')
})

it('a list in another tab neither shows nor changes what was hidden in the first one', async () => {
  await visit(tabs)
  await hide('电话')
  await visit(tabs, '?tab=stopped')
  expect(columns()).toContain('电话')
  await hide('片区')
  await visit(tabs)
  expect(columns()).toContain('片区')
  expect(columns()).not.toContain('电话')
  await visit(tabs, '?tab=stopped')
  expect(columns()).toContain('电话')
  expect(columns()).not.toContain('片区')
})

it('a list on the page of a row neither shows nor changes what was hidden in the list of rows', async () => {
  await visit(list)
  await hide('电话')
  await visit(detail, OF_ROOM)
  expect(columns()).toContain('电话')
  await hide('片区')
  await visit(list)
  expect(columns()).toContain('片区')
  await visit(detail, OF_ROOM)
  expect(columns()).not.toContain('片区')
})

it('a tab of the page of a row and a tab of the screen with the same name are two lists', async () => {
  await visit(tabs, '?tab=stopped')
  await hide('片区')
  await visit(detailScreen({ ...dutyRoomDetail, key: dutyRooms.key, tabs: [{ name: 'stopped', content: list, scopeOf: () => ({}) }] }), '1?tab=stopped')
  expect(columns()).toContain('片区')
})
