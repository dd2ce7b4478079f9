import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { UiRoot } from '../root/ui-root'
import { MapView } from './map-view'
import { roomForAMap } from './map.harness'
import type { MapMarker, MapTiles } from './map.types'

const CENTRE = { lng: 121.4737, lat: 31.2304 }
const MARKERS: readonly MapMarker[] = [{ id: '1', position: CENTRE, tone: 'normal', label: '1 号消火栓' }]
const TILES: MapTiles = { kind: 'xyz', url: '/tiles/{z}/{x}/{y}.png', datum: 'gcj02' }

afterEach(() => void vi.restoreAllMocks())

/** jsdom has neither style rules nor paths. */
function aScreen() {
  const { style } = document.createElement('p')
  style.cssText = 'display: block; visibility: visible; border: 0px solid; padding: 0px'
  vi.spyOn(window, 'getComputedStyle').mockReturnValue(style)
  vi.stubGlobal('Path2D', class {})
  roomForAMap()
}

it('one press of Enter opens the nearest place once: when the key was held on the close button of its popup, it was opened and closed again and again', async () => {
  aScreen()
  const onMarkerOpen = vi.fn()
  render(<UiRoot><MapView label="消火栓" centre={CENTRE} markers={MARKERS} tiles={TILES} onMarkerOpen={onMarkerOpen} /></UiRoot>)
  const map = screen.getByRole('application', { name: '消火栓' })
  await waitFor(() => {
    fireEvent.keyDown(map, { key: 'Enter' })
    expect(onMarkerOpen).toHaveBeenLastCalledWith('1')
  })
  onMarkerOpen.mockClear()
  for (let held = 0; held < 3; held += 1) fireEvent.keyDown(map, { key: 'Enter', repeat: true })
  expect(onMarkerOpen).not.toHaveBeenCalled()
})
