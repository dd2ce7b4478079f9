import type { DeviceCounts } from '@smart-fire/api-client'
import type { Tone } from '@smart-fire/ui'

export interface CountSlice {
  id: 'alarm' | 'fault' | 'faultOrOffline' | 'offline' | 'normal'
  tone: Tone
  /** null: unknown */
  count: number | null
}

/** Worst first. A server that counts offline devices among the faults gets one slice for both, whose label says so (domain 20). */
export function countSlices({ alarm, fault, offline, normal }: DeviceCounts): CountSlice[] {
  const faults: CountSlice[] =
    offline === null
      ? [{ id: 'faultOrOffline', tone: 'fault', count: fault }]
      : [
          { id: 'fault', tone: 'fault', count: fault },
          { id: 'offline', tone: 'offline', count: offline },
        ]
  return [{ id: 'alarm', tone: 'alarm', count: alarm }, ...faults, { id: 'normal', tone: 'normal', count: normal }]
}
