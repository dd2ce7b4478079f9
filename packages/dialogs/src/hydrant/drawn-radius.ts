import type { Hydrant } from '@smart-fire/api-client'

const DRAWN_RADIUS_M = { least: 1, most: 20_000 }

/** The protection radius as far as a map can show it; null when there is none, or when no hose reaches that far. */
export function drawnRadius({ protectionRadius }: Pick<Hydrant, 'protectionRadius'>): number | null {
  if (protectionRadius === null) return null
  const { least, most } = DRAWN_RADIUS_M
  return protectionRadius >= least && protectionRadius <= most ? protectionRadius : null
}
