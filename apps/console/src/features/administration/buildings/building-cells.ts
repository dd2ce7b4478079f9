import { floorName } from '@smart-fire/api-client'
import type { ManagedBuilding } from '@smart-fire/api-client/managed-buildings'
import { NO_VALUE } from '@smart-fire/ui'

/** The highest and the lowest floor, as floors are shown everywhere: `38F / -4F`. */
export function floorsText({ floors, basements }: Pick<ManagedBuilding, 'floors' | 'basements'>): string {
  return [floors, basements === null ? null : -basements].map(floorName).filter(Boolean).join(' / ')
}

/** How many of the floors have a plan: `38 / 42`; of how many is a dash while the floors are unknown, and empty where the server does not tell. */
export function plansText({ planCount, floors, basements }: Pick<ManagedBuilding, 'planCount' | 'floors' | 'basements'>): string {
  return planCount === null ? '' : `${planCount} / ${floors === null ? NO_VALUE : floors + (basements ?? 0)}`
}
