// @vitest-environment jsdom
import { cleanup, renderHook, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { announceMoment, useLiveStates } from './live-states'

afterEach(cleanup)

function announce(frame: string, machine: string, state: string | null) {
  vi.stubGlobal('name', frame)
  announceMoment({ machine, actor: '1', event: 'e', state, at: 0 })
}

const OTHERS: [string, () => void][] = [
  ['another frame', () => announce('other', 'plan', 'list.failed')],
  ['another machine in its frame', () => announce('mine', 'otherMachine', 'loading')],
  ['an event that changes nothing', () => announce('mine', 'plan', null)],
]

it.each(OTHERS)('a chart marks the states of its own frame, and keeps them after %s', async (_, disturb) => {
  const { result } = renderHook(() => ({ marked: useLiveStates('plan', 'mine'), later: useLiveStates('later', 'mine') }))
  expect(result.current.marked).toEqual([])
  announce('mine', 'plan', 'list.ready panel.open')
  disturb()
  announce('mine', 'later', 'over') // messages keep their order
  await waitFor(() => expect(result.current.later).toEqual(['over']))
  expect(result.current.marked).toEqual(['list.ready', 'panel.open'])
})
