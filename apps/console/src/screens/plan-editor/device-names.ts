import type { PlanEditorMessages } from './plan-editor.messages'
import type { EditorDevice } from './plan-editor.types'

/** What a device is called on the plan: its position, else its number or its address. */
export function nameOf(device: EditorDevice, words: PlanEditorMessages): string {
  return device.position ?? numberOf(device, words) ?? words.unnamed(device.id)
}

/** The number of a device, or host, loop and address of a point. */
export function numberOf({ sensorNumber, hostName, loop, address }: EditorDevice, words: PlanEditorMessages): string | null {
  if (sensorNumber !== null) return sensorNumber
  if (loop === null || address === null) return null
  return [hostName, words.loopAddress(loop, address)].filter(Boolean).join(' ')
}

/** Whether all words of a search occur in what is known of a device. */
export function matches(device: EditorDevice, search: string): boolean {
  const { position, sensorNumber, hostName, loop, address, equipmentType, channelName } = device
  const known = [position, sensorNumber, hostName, `${loop ?? ''}-${address ?? ''}`, equipmentType, channelName].join(' ').toLowerCase()
  return search.toLowerCase().split(/\s+/).every((word) => known.includes(word))
}
