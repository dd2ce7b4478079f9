import { ApiError } from '@smart-fire/api-client'
import { screen, waitFor } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { aMockPlatform } from '../../testing/render-in-console'
import { dutyRoomCalls, dutyRooms } from '../list-screen/duty-rooms.fixtures'
import { listScreen } from '../list-screen/list-screen'
import { treeScreen, type TreeCalls } from './tree-screen'

const { draw } = aMockPlatform()

const { Screen } = treeScreen({
  key: 'adminSys/roomsOfBuilding',
  words: {
    zhCN: { title: '建筑值班室', one: '值班室', tree: '建筑', fields: {} },
    en: { title: 'Duty rooms of buildings', one: 'duty room', tree: 'Buildings', fields: {} },
  },
  load: async () => [],
  scopeOf: (way) => ({ name: way.at(-1)?.id }),
  content: listScreen(dutyRooms),
})

/** The names by which the list was asked for rows; undefined: for all of them. */
function open(tree: TreeCalls['tree']) {
  const asked: (string | undefined)[] = []
  const calls = dutyRoomCalls()
  const list: typeof calls.list = (query, signal) => {
    asked.push(query.name)
    return calls.list(query, signal)
  }
  draw(
    <MemoryRouter initialEntries={['/rooms?node=滨江医院']}>
      <Routes><Route path="/rooms/:id?" element={<Screen calls={{ tree, content: { ...calls, list } }} />} /></Routes>
    </MemoryRouter>,
  )
  return asked
}

it.each<[string, TreeCalls['tree']]>([
  ['while its tree is loading', () => new Promise(() => undefined)],
  ['when its tree cannot be loaded', () => Promise.reject(new ApiError('network'))],
  ['when its tree is there', async () => [{ id: '滨江医院', label: '滨江医院' }]],
])('shows only what belongs to the node of the address, %s', async (_when, tree) => {
  const asked = open(tree)
  expect(await screen.findByText('滨江医院值班室')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('星河大厦值班室')).toBeNull())
  expect(new Set(asked)).toEqual(new Set(['滨江医院']))
})

it.each([
  ['is not in its tree any more', [{ id: '星河大厦', label: '星河大厦' }]],
  ['was the last one of its tree', []],
])('shows everything when the node of the address %s', async (_what, nodes) => {
  open(async () => nodes)
  expect(await screen.findByText('星河大厦值班室')).toBeTruthy()
})
