import { expect, it } from 'vitest'
import { sentByActs } from '../../../testing/sent-by-act'
import { aBinned } from './recycle-bin.sample'
import recycleBin from './recycle-bin.screen'

const sent = sentByActs()

it('what is restored is the row by its kind: a device and a building may have the same number', async () => {
  expect(await sent(recycleBin, { row: aBinned({ id: 'building-117', kind: 'building', name: '云栖广场' }), text: '云栖广场', element: 'btn_restore', act: '恢复' })).toBe('/api/device/recycleBin/restore kind=building&id=117')
})
