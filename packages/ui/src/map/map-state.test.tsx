import { render, renderHook, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { UiRoot } from '../root/ui-root'
import { MapState } from './map-state'
import { useMapEngine, type EngineState } from './use-map-engine'

const draw = (name: EngineState['name']) => render(<UiRoot><MapState name={name} onRetry={() => {}} /></UiRoot>)
const target = { current: null }
const events = { onMarker: vi.fn(), onPick: vi.fn(), onScale: vi.fn(), onTiles: vi.fn(), onFrame: vi.fn() }

it.each([
  [`Cannot find module 'ol/Map'`, 'missing'],
  ['Failed to fetch dynamically imported module', 'failed'],
])('a map whose library reports "%s" is %s', async (message, name) => {
  const load = () => Promise.reject(new Error(message))
  const { result } = renderHook(() => useMapEngine(target, events, load))
  await waitFor(() => expect(result.current.state).toEqual({ name }))
})

it('a map that its library cannot draw in this browser has failed: it would load forever', async () => {
  const load = () => Promise.resolve({ createEngine: () => { throw new Error('no canvas') } })
  const { result } = renderHook(() => useMapEngine({ current: document.createElement('div') }, events, load))
  await waitFor(() => expect(result.current.state).toEqual({ name: 'failed' }))
})

it('a missing library is named, and nothing offers to try again', () => {
  draw('missing')
  expect(screen.getByRole('alert')).toHaveTextContent('页面未安装地图库 ol')
  expect(screen.getByRole('alert')).toHaveTextContent('npm install ol@10')
  expect(screen.queryByRole('button')).toBeNull()
})

it('a library that could not be fetched can be tried again', () => {
  draw('failed')
  expect(screen.getByRole('alert')).toHaveTextContent('地图加载失败')
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy()
})
