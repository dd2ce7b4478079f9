/** of a tile, in px */
const NARROWEST = 160
/** between two tiles, in px */
export const TILE_GAP = 12

/**
 * The columns of this many tiles in a container of any width: as few rows as it has room for, and these as even as can be, e.g. 5 and 4
 * of 9 tiles where 7 would fit beside one another. One or two tiles would be as wide as the charts, with much nothing in them: they keep
 * the width of a tile.
 */
export function evenRows(tiles: number): Record<string, string | Record<string, string>> {
  if (tiles < 3) return { gridTemplateColumns: `repeat(auto-fill, minmax(${NARROWEST}px, 1fr))` }
  const columns = [...new Set(Array.from({ length: tiles }, (_, row) => Math.ceil(tiles / (row + 1))))].sort((a, b) => a - b)
  return Object.fromEntries(columns.map((count) => [
    `@container (min-width: ${count * NARROWEST + (count - 1) * TILE_GAP}px)`,
    { gridTemplateColumns: `repeat(${count}, minmax(0, 1fr))` },
  ]))
}
