import type { DeviceFile } from '@smart-fire/api-client/device-papers'
import type { ScreenSample } from '../../../testing/screen-sample'

export function aFile(changes: Partial<DeviceFile> = {}): DeviceFile {
  return { id: '7', version: '1', deviceId: '501', kind: 'manual', name: 'AL-YG20 产品说明书', contentType: 'application/pdf', bytes: 1_480_000, updatedAt: Date.UTC(2026, 9, 12, 2), ...changes }
}

export const deviceFileSample = {
  rows: [aFile(), aFile({ id: '8', kind: 'calibration', name: '2026 年校准证书', bytes: 212_000 }), aFile({ id: '9', kind: 'photo', name: '安装位置', contentType: 'image/jpeg', bytes: 640_000 })],
  scope: { deviceId: '501', channelId: '1' },
  input: { deviceId: '501', kind: 'manual', name: '产品说明书', content: 'JVBERi0=' },
} satisfies ScreenSample<DeviceFile>
