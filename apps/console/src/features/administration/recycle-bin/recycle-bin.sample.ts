import type { Binned } from '@smart-fire/api-client/recycle-bin'
import type { ScreenSample } from '../../../testing/screen-sample'

const DAY_MS = 86_400_000
const AT = Date.UTC(2026, 10, 18, 2)

export function aBinned(changes: Partial<Binned> = {}): Binned {
  return {
    id: 'device-117', kind: 'device', subjectId: '117', name: '863921042000117', place: '星河大厦', deletedBy: 'admin(赵敏)', deletedAt: AT, endsAt: AT + 30 * DAY_MS, ...changes,
  }
}

export default {
  rows: [
    aBinned(),
    aBinned({ id: 'building-7', kind: 'building', subjectId: '7', name: '云栖广场', place: '云澜市云东区万诚路18号' }),
    aBinned({ id: 'unit-3', kind: 'unit', subjectId: '3', name: '云澜长青消防维保有限公司', place: null }),
    aBinned({ id: 'fireHostPoint-9', kind: 'fireHostPoint', subjectId: '9', name: '02-017' }),
  ],
} satisfies ScreenSample<Binned>
