import type { FireHostPoint } from '@smart-fire/api-client/fire-hosts'
import type { ScreenSample } from '../../../../testing/screen-sample'

const AT = Date.UTC(2026, 10, 18, 2)

export function aPoint(changes: Partial<FireHostPoint> = {}): FireHostPoint {
  return {
    id: '9', version: '1', status: '2', fireHostId: '5', hostName: '星河大厦主机', hostIp: '10.20.1.10', hostPort: '4001', loop: '01', address: '017', series: '点型光电感烟火灾探测器',
    position: '3F 走廊', buildingId: '12', buildingName: '星河大厦', floor: 3, marked: true, mark: { x: 320, y: 180 }, lastReportAt: AT, updatedAt: AT, ...changes,
  }
}

export default {
  rows: [
    aPoint(),
    aPoint({ id: '10', address: '018', status: '1' }),
    aPoint({ id: '11', address: '019', status: '3', hostName: null, marked: false, mark: null, lastReportAt: null }),
  ],
  tree: [{ id: 'region-330100', label: '杭州市', children: [{ id: 'building-12', label: '星河大厦', children: [{ id: 'floor-12:3', label: '3F' }] }] }],
  round: {
    add: { fireHostId: '万诚国际中心A座主机', loop: 'E2', address: 'e2e-1', series: '验收探测器', buildingId: '万诚广场', floor: '3F', position: '3F 301 室' },
    edit: { position: '3F 302 室' },
    find: 'address',
  },
} satisfies ScreenSample<FireHostPoint>
