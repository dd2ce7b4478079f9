import { CHANNEL } from '@smart-fire/api-client'
import type { ScreenKey } from '../../../lib/screen-key'
import { BUILDING_SECTIONS, VIDEO_SECTION } from '../sections'

const MANAGING: ReadonlyMap<string, ScreenKey> = new Map<string, ScreenKey>([
  ...BUILDING_SECTIONS.map(({ code, channelId }): [string, ScreenKey] => [channelId, `${code}/fireDeviceManger`]),
  [CHANNEL.hydrant, 'hydrant/hardwareSet'],
  [VIDEO_SECTION.channelId, `${VIDEO_SECTION.code}/videoDeviceManger`],
])

/** The screen that manages the devices of a system: its elements also open what belongs to them (ADR 76). Null for a system without one. */
export function managingScreen({ channelId }: Readonly<Record<string, unknown>>): ScreenKey | null {
  return MANAGING.get(String(channelId)) ?? null
}
