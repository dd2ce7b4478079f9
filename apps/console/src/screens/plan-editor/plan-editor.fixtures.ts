import { NO_EDITS } from './marks'
import type { PlanEditorContext } from './plan-editor.machine'
import type { EditedFloor, EditorDevice } from './plan-editor.types'

/** A picture of this size with a few walls. */
const drawing = (width: number, height: number, label: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 1200 800"><rect width="1200" height="800" fill="#fff"/><path d="M40 40h1120v720H40zM40 340h1120M40 460h1120M320 40v300M600 40v300M880 40v300M320 460v300M600 460v300M880 460v300" fill="none" stroke="#2b3440" stroke-width="5"/><text x="600" y="410" text-anchor="middle" font-size="30" fill="#4a5663">${label}</text></svg>`)}`

export function anEditorDevice(over: Partial<EditorDevice> = {}): EditorDevice {
  const { kind = 'device', id = '501', mark = { x: 180, y: 190 } } = over
  return {
    kind, id, key: `${kind}-${id}`, status: '2', sensorNumber: `yg000${id}`, hostName: null, loop: null, address: null, equipmentType: '无线感烟探测器', channelId: '1',
    channelName: '无线感烟', position: '301 室', mark, stored: mark, mayMove: true, ...over,
  }
}

export const SOME_DEVICES: readonly EditorDevice[] = [
  anEditorDevice(),
  anEditorDevice({ id: '502', position: '302 室', mark: { x: 460, y: 190 } }),
  anEditorDevice({ id: '503', position: '走廊东', mark: null, stored: null }),
  anEditorDevice({ id: '504', position: '3F 配电间', equipmentType: '组合式电气火灾监控探测器', channelId: '2', channelName: '电气火灾', mark: { x: 1010, y: 610 }, mayMove: false }),
  anEditorDevice({ kind: 'fireHostPoint', id: '501', sensorNumber: null, hostName: '一号主机', loop: '2', address: '17', position: '走廊手报', equipmentType: '手动火灾报警按钮', channelId: '11', channelName: '消防主机', mark: null, stored: null }),
]

export function anEditedFloor(over: Partial<EditedFloor> = {}): EditedFloor {
  return {
    buildingId: '1', buildingName: '锦绣商业广场', floor: 3,
    floors: [
      { floor: 3, hasPlan: true, hasDraft: false, placed: 3, unplaced: 2 },
      { floor: 2, hasPlan: true, hasDraft: true, placed: 12, unplaced: 0 },
      { floor: 1, hasPlan: false, hasDraft: false, placed: 0, unplaced: 9 },
      { floor: -1, hasPlan: false, hasDraft: false, placed: 0, unplaced: 0 },
    ],
    plan: { id: '61', url: drawing(1200, 800, '三层'), fileName: '三层', width: 1200, height: 800, version: 4, changedBy: 'operator(陈立群)', changedAt: Date.UTC(2026, 10, 19, 2) },
    draft: null,
    devices: SOME_DEVICES,
    dropped: 0,
    ...over,
  }
}

/** A draft of twice the size. */
export const aDraft = (): NonNullable<EditedFloor['draft']> => ({
  id: '7', url: drawing(2400, 1600, '三层（改造后）'), fileName: '三层改造.png', width: 2400, height: 1600, uploadedBy: 'operator(陈立群)', uploadedAt: Date.UTC(2026, 10, 19, 3),
})

export const A_PLACE = { buildingId: '1', floor: 3 }
export const SOME_BUILDINGS = [{ id: '1', name: '锦绣商业广场' }, { id: '2', name: '星河大厦' }]

export function aPlanEditor(over: Partial<PlanEditorContext> = {}): PlanEditorContext {
  return {
    ...NO_EDITS, base: anEditedFloor(), place: A_PLACE, selected: null, buildings: SOME_BUILDINGS, floors: [], saveRefusal: null, pictureRefusal: null, theirs: null, next: null, ...over,
  }
}

/** One device was moved, one was placed. */
export const twoMoves = (over: Partial<PlanEditorContext> = {}): PlanEditorContext =>
  aPlanEditor({
    moved: { 'device-501': { x: 240, y: 200 }, 'device-503': { x: 700, y: 400 } },
    past: [
      { key: 'device-501', from: { x: 180, y: 190 }, to: { x: 240, y: 200 }, isNudge: false },
      { key: 'device-503', from: null, to: { x: 700, y: 400 }, isNudge: false },
    ],
    ...over,
  })

/** As another user has left the plan: one device moved that this user has moved as well, one removed, one placed. */
export const theirFloor = (): EditedFloor =>
  anEditedFloor({
    plan: { ...anEditedFloor().plan, version: 5, changedBy: 'zhiban01(周敏)', changedAt: Date.UTC(2026, 10, 19, 20) } as EditedFloor['plan'],
    devices: SOME_DEVICES.map((device) => {
      const mark = { 'device-501': { x: 100, y: 100 }, 'device-502': null, 'fireHostPoint-501': { x: 600, y: 400 } }[device.key]
      return mark === undefined ? device : { ...device, mark, stored: mark }
    }),
  })

export const A_REFUSAL = { kind: 'failed', message: null, person: null, at: null } as const
