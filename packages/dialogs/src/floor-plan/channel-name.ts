import type { FloorPlanMessages } from './floor-plan.messages'
import type { BuildingSystems } from './floor-plan.types'

/** What the tenant calls a channel; its id when the channels could not be loaded or do not have it. */
export function channelName(systems: BuildingSystems | null, channelId: string, words: FloorPlanMessages): string {
  return systems?.channels.find(({ id }) => id === channelId)?.name ?? words.unnamedChannel(channelId)
}
