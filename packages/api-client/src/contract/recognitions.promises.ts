import { hold, refusal, same, type ContractPromise } from './contract-promise'
import { withScreens } from './screens.promises'

/** What is recognised in the pictures of cameras. */
export const recognitionPromises: readonly ContractPromise[] = [
  {
    title: 'a camera has one recognition of a kind, with a time of the day and a sensitivity, and is kept while it has one',
    check: withScreens(async ({ cameras, recognitions, managedBuildings }) => {
      const number = `qy-see-${Date.now()}`
      const { rows: [building] } = await managedBuildings.list({ page: 1, limit: 1 })
      hold(building !== undefined, 'a building is found')
      await cameras.add({ name: '契约识别摄像机', number, buildingId: building.id, floor: 1 })
      const { rows: [camera] } = await cameras.list({ page: 1, limit: 1, number })
      hold(camera !== undefined, 'the camera is found')
      const input = { name: '契约烟雾', kind: 'smoke', cameraId: camera.id, area: '0,0,50,100', sensitivity: 40, schedule: '20:00-08:00', enabled: true } as const
      await recognitions.add(input)
      const { rows: [row], total } = await recognitions.list({ page: 1, limit: 15, cameraId: camera.id })
      hold(row !== undefined && total === 1, 'the recognition is found')
      same([row.kind, row.area, row.sensitivity, row.schedule, row.enabled, row.lastAt], ['smoke', '0,0,50,100', 40, '20:00-08:00', true, null], 'what it shows')
      same(await refusal(recognitions.add(input)), 'refused', 'a second one of the kind')
      await recognitions.update(row.id, { ...input, schedule: null, enabled: false }, { version: row.version })
      same([(await recognitions.get(row.id)).schedule, (await recognitions.get(row.id)).enabled], [null, false], 'what it shows when it is off and has no time')
      same(await refusal(cameras.remove([camera.id])), 'refused', 'its camera')
      await recognitions.remove([row.id])
      await cameras.remove([camera.id])
    }),
  },
]
