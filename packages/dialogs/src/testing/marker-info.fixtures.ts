import type { MarkerInfo } from '@smart-fire/api-client'
import { MOCK_NOW } from '@smart-fire/api-client/mock'

/** The marker info of a device without a fire host and without any report. */
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
