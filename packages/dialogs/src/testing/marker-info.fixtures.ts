import type { MarkerInfo } from '@smart-fire/api-client'
import { MOCK_NOW } from '@smart-fire/api-client/mock'

/** What a marker says of a device of no fire host that has told nothing yet. */
export function markerInfoOf(device: Partial<MarkerInfo>): MarkerInfo {
  return {
    equipmentType: null,
    sensorNumber: null,
    position: '东侧走廊3-2',
    fireHostId: null,
    loop: null,
    address: null,
    series: null,
    at: MOCK_NOW,
    status: null,
    offlineFor: null,
    type: null,
    readings: [],
    ...device,
  }
}
