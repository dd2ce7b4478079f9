import type { DeviceMaintenance } from '@smart-fire/api-client/device-papers'
import type { ScreenSample } from '../../../testing/screen-sample'

export function anEntry(changes: Partial<DeviceMaintenance> = {}): DeviceMaintenance {
  return {
    id: '7', version: '1', deviceId: '501', kind: 'cleaning', doneOn: '2026-10-12', doneBy: '安澜维保 罗志勇', result: '1', description: '清洁探测室，加烟测试正常', nextOn: '2099-10-12', followed: false, updatedAt: Date.UTC(2026, 9, 12, 2), ...changes,
  }
}

export const maintenanceSample = {
  rows: [
    anEntry(),
    anEntry({ id: '8', kind: 'repair', doneOn: '2026-06-03', result: '0', description: '底座接触不良，待更换', nextOn: null }),
    anEntry({ id: '9', kind: 'calibration', doneOn: '2025-01-08', description: null, nextOn: '2026-01-08' }),
    anEntry({ id: '10', doneOn: '2025-10-10', nextOn: '2026-10-10', followed: true }),
  ],
  scope: { deviceId: '501', channelId: '1' },
  input: { deviceId: '501', kind: 'cleaning', doneOn: '2026-10-12', doneBy: '罗志勇', result: '1', nextOn: '2027-10-12', description: '清洁探测室' },
} satisfies ScreenSample<DeviceMaintenance>
