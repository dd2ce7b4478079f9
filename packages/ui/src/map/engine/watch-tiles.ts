import type Tile from 'ol/Tile.js'
import type { TileSourceEvent } from 'ol/source/Tile.js'
import type UrlTile from 'ol/source/UrlTile.js'
import TileState from 'ol/TileState.js'

/** Tiles that failed are loaded again after this time, and later after twice the time of before. */
const FIRST_PAUSE_MS = 30_000
const LONGEST_PAUSE_MS = 16 * FIRST_PAUSE_MS
/** More are not on a screen. */
const MOST_TILES = 200

/**
 * Reports whether the tiles of a source can be loaded. The library loads none twice, so those that failed are loaded again here: a map on a
 * wall, which is not moved, would have no background for good after the service was out of reach. Returns a function that ends this.
 */
export function watchTiles(source: UrlTile, onState: (state: 'shown' | 'failed') => void): () => void {
  const failed = new Set<Tile>()
  let pause = FIRST_PAUSE_MS
  let waiting: ReturnType<typeof setTimeout> | undefined
  const wait = () => {
    waiting ??= setTimeout(() => {
      waiting = undefined
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS)
      for (const tile of [...failed]) loadAgain(tile)
    }, pause)
  }
  const onError = ({ tile }: TileSourceEvent) => {
    if (!failed.has(tile)) {
      pause = FIRST_PAUSE_MS
      failed.add(tile)
      for (const oldest of [...failed].slice(0, -MOST_TILES)) failed.delete(oldest)
      // a tile that the service does not have goes on failing, and does not say of all others that they do
      onState('failed')
    }
    wait()
  }
  const onLoad = ({ tile }: TileSourceEvent) => {
    failed.delete(tile)
    onState('shown')
  }
  source.on('tileloaderror', onError)
  source.on('tileloadend', onLoad)
  return () => {
    clearTimeout(waiting)
    // tiles that are under way end later
    source.un('tileloaderror', onError)
    source.un('tileloadend', onLoad)
  }
}

/** A tile with a picture takes a new one only while it has failed, and a tile with vectors loads only while it is new. */
function loadAgain(tile: Tile): void {
  tile.load()
  if (tile.getState() !== TileState.ERROR) return
  tile.setState(TileState.IDLE)
  tile.load()
}
