import type { MapTiles } from '@smart-fire/ui/map'

/** The tile service that our server writes into the page (`<meta name="platform-map">`, `SMART_FIRE_MAP_TILES`); null: the maps show a grid. */
export function mapTilesOfPage(page: Document = document): MapTiles | null {
  const content = page.querySelector<HTMLMetaElement>('meta[name="platform-map"]')?.content
  if (!content) return null
  try {
    return JSON.parse(content) as MapTiles // the server has checked it
  } catch {
    return null
  }
}
