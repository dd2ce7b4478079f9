import { createApiClient } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { provideCalls } from '@smart-fire/dialogs/regions'
import { snapshotAt } from '@smart-fire/dialogs/testing'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { PlanEditorActor } from '../plan-editor.actor'
import { aDraft, anEditedFloor, SOME_BUILDINGS, theirFloor, twoMoves } from '../plan-editor.fixtures'
import { planEditorMachine } from '../plan-editor.machine'
import { saved, type Calls } from '../plan-editor.machine.harness'
import { ConflictDialog } from './conflict-dialog'

afterEach(cleanup)

const client = createApiClient(createMockBackend().clientOptions())
const VALUE = { plan: { editing: 'conflict' }, picture: 'idle', view: 'published', buildings: 'loaded', leaving: 'staying' } as const

/** The question after both users have moved device 501, and this one has placed device 503. Gives the marks that each save sends. */
function decide() {
  const saveMarks = vi.fn<Calls['saveMarks']>(async ({ base, moved }) => saved(base, moved))
  const logic = provideCalls(planEditorMachine, {
    loadFloor: async () => anEditedFloor(), loadBuildings: async () => SOME_BUILDINGS, saveMarks, uploadDraft: async () => aDraft(), publishDraft: async () => {}, discardDraft: async () => {}, removePlan: async () => {},
  })
  render(
    <SmartFireProvider client={client} locale="zh-CN">
      <PlanEditorActor.Provider logic={logic} options={{ snapshot: snapshotAt(planEditorMachine, VALUE, twoMoves({ theirs: theirFloor() })) }}>
        <ConflictDialog />
      </PlanEditorActor.Provider>
    </SmartFireProvider>,
  )
  return () => saveMarks.mock.calls.map(([{ moved }]) => moved)
}

const choose = async (...names: string[]) => {
  for (const name of names) await userEvent.click(await screen.findByText(name))
  await userEvent.click(await screen.findByRole('button', { name: '按此保存' }))
}

it.each<[string, string[], object]>([
  ['without a decision the place of the other user stays', [], { 'device-503': { x: 700, y: 400 } }],
  ['the own place is saved where the user decides so', ['我的位置'], { 'device-501': { x: 240, y: 200 }, 'device-503': { x: 700, y: 400 } }],
  ['a decision can be taken back', ['我的位置', '对方的位置'], { 'device-503': { x: 700, y: 400 } }],
])('of a device that both users have moved: %s', async (_what, decisions, moved) => {
  const sent = decide()
  await choose(...decisions)
  expect(sent()).toEqual([moved])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a user who decides later saves nothing, and keeps every change', async () => {
  const sent = decide()
  await userEvent.click(await screen.findByRole('button', { name: '稍后决定' }))
  expect([sent(), screen.queryByRole('dialog')]).toEqual([[], null])
})
