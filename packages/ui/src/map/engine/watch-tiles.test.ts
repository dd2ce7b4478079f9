import { TileSourceEvent } from 'ol/source/Tile.js'
import XYZ from 'ol/source/XYZ.js'
import Tile from 'ol/Tile.js'
import TileState from 'ol/TileState.js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { watchTiles } from './watch-tiles'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

const SOON_MS = 20

/** A tile service, and what is known of it. Its tiles are as those of the library: with a picture, or with vectors. */
function aService(kind: 'picture' | 'vector' = 'picture') {
  const source = new XYZ({ url: '/tiles/{z}/{x}/{y}.png' })
  const states: string[] = []
  const requests: string[] = []
  const service = { isDown: true }
  class AnyTile extends Tile {
    private hasPicture = true

    override load() {
      if (kind === 'picture' && this.state === TileState.ERROR) {
        this.hasPicture = true
        this.state = TileState.IDLE
      }
      if (this.state !== TileState.IDLE) return
      this.setState(TileState.LOADING)
      if (!this.hasPicture) return
      requests.push(String(this.tileCoord))
      setTimeout(() => this.end(), SOON_MS)
    }

    private end() {
      this.hasPicture = kind === 'vector' || !service.isDown
      this.setState(service.isDown ? TileState.ERROR : TileState.LOADED)
      source.dispatchEvent(new TileSourceEvent(service.isDown ? 'tileloaderror' : 'tileloadend', this))
    }
  }
  const end = watchTiles(source, (state) => states.push(state))
  const begin = (x: number) => new AnyTile([1, x, 0], TileState.IDLE).load()
  const show = (x: number) => {
    begin(x)
    vi.advanceTimersByTime(SOON_MS)
  }
  return { service, states, requests, end, begin, show }
}

it.each(['picture', 'vector'] as const)('loads the tiles again that failed, until the service is back, because a map on a wall is not moved: %s', (kind) => {
  const { service, states, requests, show } = aService(kind)
  show(0)
  show(1)
  expect(states).toEqual(['failed', 'failed'])
  vi.advanceTimersByTime(30_000 + SOON_MS)
  expect(requests).toEqual(['1,0,0', '1,1,0', '1,0,0', '1,1,0'])
  service.isDown = false
  vi.advanceTimersByTime(60_000 + SOON_MS)
  expect(states.slice(2)).toEqual(['shown', 'shown'])
  requests.length = 0
  vi.advanceTimersByTime(3_600_000)
  expect(requests).toEqual([])
})

it('asks less and less often for a tile that the service does not have, and reports it once', () => {
  const { states, requests, show } = aService()
  show(0)
  vi.advanceTimersByTime(24 * 3_600_000)
  expect(requests.length).toBeLessThan(200)
  expect(states).toEqual(['failed'])
})

it('asks for nothing once the map is gone', () => {
  const { requests, end, show } = aService()
  show(0)
  end()
  vi.advanceTimersByTime(3_600_000)
  expect(requests).toEqual(['1,0,0'])
})

it('asks for nothing and tells nothing when a tile fails after the map is gone, or has another background: it would go on for ever', () => {
  const { requests, states, end, begin } = aService()
  begin(0)
  end()
  vi.advanceTimersByTime(3_600_000)
  expect([requests, states]).toEqual([['1,0,0'], []])
})
