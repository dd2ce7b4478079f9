import { act, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { MarkerStore, type PlanMarker } from './marker-store'
import type { Stage } from './use-stage'
import { useWorstMarkers } from './use-worst-markers'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const at = (id: string, tone: PlanMarker['tone'], label: string): PlanMarker => ({ id, tone, label, x: 1, y: 1 })
const hall = at('hall', 'normal', '正常 大厅')
const kitchen = at('kitchen', 'normal', '正常 茶水间')

/** The list as it is drawn for these markers. */
function listOf(...markers: PlanMarker[]) {
  const store = new MarkerStore()
  const stage = { engine: { store } } as unknown as Stage
  function List({ shown }: { shown: readonly PlanMarker[] }) {
    const list = useRef<HTMLDivElement>(null)
    store.replace(shown)
    return <div ref={list}>{useWorstMarkers(stage, shown, list).map(({ id, label }) => <button key={id} type="button">{label}</button>)}</div>
  }
  const view = render(<List shown={markers} />)
  return {
    show: (...shown: PlanMarker[]) => view.rerender(<List shown={shown} />),
    names: () => screen.getAllByRole('button').map(({ textContent }) => textContent),
    pass: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
  }
}

it('keeps its order while the focus is inside, and names each device by its present state', () => {
  const list = listOf(hall, kitchen)
  act(() => screen.getByText('正常 大厅').focus())
  list.show(hall, at('kitchen', 'alarm', '报警 茶水间'))
  expect(list.names()).toEqual(['正常 大厅', '报警 茶水间'])
  expect(screen.getByText('正常 大厅')).toHaveFocus()
  act(() => screen.getByText('正常 大厅').blur())
  list.pass(1000)
  expect(list.names()).toEqual(['报警 茶水间', '正常 大厅'])
})

it('keeps the line of a device that is gone while the focus is inside', () => {
  const list = listOf(hall, kitchen)
  act(() => screen.getByText('正常 大厅').focus())
  list.show(kitchen)
  expect(list.names()).toEqual(['正常 大厅', '正常 茶水间'])
  act(() => screen.getByText('正常 大厅').blur())
  list.pass(1000)
  expect(list.names()).toEqual(['正常 茶水间'])
})
