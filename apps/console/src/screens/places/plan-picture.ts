import type { ApiClient } from '@smart-fire/api-client'
import type { PlanPicture } from '../fields/form-fields'
import { naturalSize } from '../form/natural-size'

/** The newest plan of a floor, with its size in its own pixels: marks are stored in them (domain 7, 21). Null without a plan. */
export async function planPicture({ buildingId, floor }: Readonly<Record<string, unknown>>, client: ApiClient, signal: AbortSignal): Promise<PlanPicture | null> {
  if (typeof buildingId !== 'string' || typeof floor !== 'number') return null
  const { plan } = await client.floorPlans.find({ buildingId, floor }, signal)
  return plan === null ? null : { url: plan.url, ...(await naturalSize(plan.url, signal)) }
}
