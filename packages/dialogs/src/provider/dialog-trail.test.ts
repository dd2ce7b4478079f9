import type { DialogHistory } from '@smart-fire/ui'
import { beforeEach, expect, it, vi } from 'vitest'
import { createDialogTrail } from './dialog-trail'

const onNavigate = vi.fn<(address: string | null) => void>()
beforeEach(() => void onNavigate.mockClear())

const dialog = (address: string | null) => ({ address, close: () => undefined })
/** What was reported after everything of this task. */
const reports = async () => {
  await Promise.resolve()
  return onNavigate.mock.calls.map(([address]) => address)
}

it('reports the dialog on top, the one below it when that closes, and null after the last', async () => {
  const trail = createDialogTrail(null, onNavigate)
  trail.put('a', dialog('exceptions'))
  expect(await reports()).toEqual(['exceptions'])
  trail.put('b', dialog('floorPlan.17.1'))
  expect(await reports()).toEqual(['exceptions', 'floorPlan.17.1'])
  trail.remove('b')
  expect(await reports()).toEqual(['exceptions', 'floorPlan.17.1', 'exceptions'])
  trail.remove('a')
  expect(await reports()).toEqual(['exceptions', 'floorPlan.17.1', 'exceptions', null])
})

it('a question above a dialog has no address and is no other place', async () => {
  const trail = createDialogTrail(null, onNavigate)
  trail.put('a', dialog('exceptions'))
  trail.put('question', dialog(null))
  trail.remove('question')
  expect(await reports()).toEqual(['exceptions'])
})

it('a dialog that takes the place of another is one report', async () => {
  const trail = createDialogTrail(null, onNavigate)
  trail.put('a', dialog('building.17'))
  await reports()
  trail.remove('a')
  trail.put('b', dialog('hydrant.4.7'))
  expect(await reports()).toEqual(['building.17', 'hydrant.4.7'])
})

it('a floor that the operator chooses is another address of the same dialog', async () => {
  const trail = createDialogTrail(null, onNavigate)
  trail.put('a', dialog('floorPlan.17.1'))
  await reports()
  trail.put('a', dialog('floorPlan.17.1.-2'))
  expect(await reports()).toEqual(['floorPlan.17.1', 'floorPlan.17.1.-2'])
})

it('a history around it is told everything, in the same task', () => {
  const around = { put: vi.fn(), remove: vi.fn() } satisfies DialogHistory
  const trail = createDialogTrail(around, onNavigate)
  const opened = dialog('exceptions')
  trail.put('a', opened)
  trail.remove('a')
  expect([around.put.mock.calls, around.remove.mock.calls]).toEqual([[['a', opened]], [['a']]])
})
