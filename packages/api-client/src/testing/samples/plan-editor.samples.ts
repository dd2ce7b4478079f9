import { ok, type CallSample } from '../call-sample'

const BASE = '/api/device/deviceFloorLayout'
const AT = Date.UTC(2026, 9, 12, 1, 30)
const FLOOR = { buildingId: '12', floor: 3 }
const SEEN = { planId: '61', version: 4 }
const PIXELS = { inPixels: true }

/** The plan editor of our server. */
export const planEditorSamples: readonly CallSample[] = [
  {
    call: `GET ${BASE}/editor`,
    run: (client) => client.planEditor.load(FLOOR),
    sends: { buildingId: '12', floor: '3' },
    response: ok({
      buildingId: 12, bName: '星河大厦', floor: 3,
      floors: [{ floor: 3, hasPlan: true, hasDraft: true, placed: 1, unplaced: 1 }],
      plan: { id: 61, filePath: '/files/a.png?signature=1', fileName: '3F', width: 1200, height: 800, version: 4, updUserName: 'op(值班员)', updTime: '2026-10-12 09:30:00' },
      draft: { id: 7, filePath: '/files/b.png?signature=1', fileName: '新图.png', width: 2400, height: 1600, crtUserName: 'op(值班员)', crtTime: '2026-10-12 09:30:00' },
      devices: [
        { kind: 'device', id: 1, status: '1', sensorNo: 'a1', equipmentType: '感烟', channelId: 1, channelName: '无线感烟', positionDescription: '走廊', positionPoint: '120.5,88', mayMove: true },
        { kind: 'fireHostPoint', id: 1, status: '2', hostName: '一号主机', sensorLoop: '2', address: '17', equipmentType: '手报', channelId: 11, channelName: '消防主机', positionPoint: null, mayMove: false },
      ],
    }),
    gives: {
      buildingId: '12', buildingName: '星河大厦', floor: 3,
      floors: [{ floor: 3, hasPlan: true, hasDraft: true, placed: 1, unplaced: 1 }],
      plan: { id: '61', url: '/files/a.png?signature=1', fileName: '3F', width: 1200, height: 800, version: 4, changedBy: 'op(值班员)', changedAt: AT },
      draft: { id: '7', url: '/files/b.png?signature=1', fileName: '新图.png', width: 2400, height: 1600, uploadedBy: 'op(值班员)', uploadedAt: AT },
      devices: [
        {
          id: '1', kind: 'device', status: '1', sensorNumber: 'a1', hostName: null, loop: null, address: null, equipmentType: '感烟', channelId: '1', channelName: '无线感烟', position: '走廊',
          mark: { x: 120.5, y: 88 }, mayMove: true,
        },
        {
          id: '1', kind: 'fireHostPoint', status: '2', sensorNumber: null, hostName: '一号主机', loop: '2', address: '17', equipmentType: '手报', channelId: '11', channelName: '消防主机', position: null,
          mark: null, mayMove: false,
        },
      ],
      dropped: 0,
    },
  },
  {
    call: `POST ${BASE}/saveDraft`,
    run: (client) => client.planEditor.saveDraft({ ...FLOOR, fileName: '新图.png', content: 'iVBORw0KGgo=', replaces: null }),
    sends: { buildingId: 12, floor: 3, fileName: '新图.png', content: 'iVBORw0KGgo=', replaces: null },
    response: ok({ id: 7 }),
    gives: '7',
  },
  {
    call: `POST ${BASE}/publishDraft`,
    run: (client) => client.planEditor.publish('7', SEEN, PIXELS),
    sends: { draftId: 7, planId: 61, version: 4, scales: true },
    response: ok(),
  },
  { call: `POST ${BASE}/discardDraft`, run: (client) => client.planEditor.discardDraft('7'), sends: { draftId: 7 }, response: ok() },
  {
    call: `POST ${BASE}/saveMarks`,
    run: (client) => client.planEditor.saveMarks(FLOOR, SEEN, [{ kind: 'device', id: '1', mark: { x: 130, y: 90.25 }, was: { x: 120.5, y: 88 } }, { kind: 'fireHostPoint', id: '1', mark: null, was: null }], PIXELS),
    sends: {
      buildingId: 12, floor: 3, planId: 61, version: 4, scales: true,
      marks: [{ kind: 'device', id: 1, positionSign: '130,90.25', was: '120.5,88' }, { kind: 'fireHostPoint', id: 1, positionSign: '', was: '' }],
    },
    response: ok({ version: 5 }),
    gives: 5,
  },
]
