import type { ManagedChannel } from '@smart-fire/api-client/channels'
import type { ScreenSample } from '../../../testing/screen-sample'

export function aChannel(changes: Partial<ManagedChannel> = {}): ManagedChannel {
  return {
    id: '2', name: '电气火灾', type: '消防系统', section: '电气火灾', sectionCode: 'dianqihuozai', icon: 'dianqihuozai', order: 1, kind: 'general', locked: false, state: 'on', open: 0, openFires: 0, devices: 260,
    ...changes,
  }
}

export default {
  rows: [
    aChannel({ open: 3, openFires: 1 }),
    aChannel({ id: '1', name: '无线感烟', section: '无线感烟', icon: 'huozaibaojing', order: 2, locked: true, devices: 580 }),
    aChannel({ id: '5', name: '消防用水', section: '消防用水', icon: 'xiaofangshuan', order: 3, kind: 'hydrant', locked: true, open: 2, devices: 90 }),
    aChannel({ id: '4', name: '可燃气体', section: '可燃气体', icon: 'keranqiti', order: 5, state: 'off', devices: 12 }),
    aChannel({ id: '9', name: '危险预警', type: '其他', section: '危险预警', icon: 'jiankong', order: 8, open: null, openFires: null, devices: null }),
  ],
} satisfies ScreenSample<ManagedChannel>
