import { hold, refusal, same, type ContractBackend, type ContractPromise } from './contract-promise'
import { withScreens } from './screens.promises'

/** Changes to devices; a back end without groups (the mock) promises nothing about them. */
export const managedDevicePromises: readonly ContractPromise[] = [
  {
    title: 'a new device is found by each filter, can be changed by its version, placed, stopped with a reason, and removed',
    check: withScreens(async ({ devices }, { place }) => {
      const input = await newDevice(devices, place)
      await devices.add(input)
      const query = { page: 1, limit: 15, sensorNumber: input.sensorNumber }
      const found = { ...query, channelId: place.channelId, buildingIds: [place.buildingId], floor: place.floor, status: '3', manufacturer: input.manufacturer, equipmentType: input.equipmentType, model: input.model, marked: false } as const
      const { rows: [added], total } = await devices.list(found)
      hold(added !== undefined && total === 1, 'the new device is found')
      same([added.sensorNumber, added.model, added.floor, added.status, added.marked], [input.sensorNumber.toLowerCase(), input.model, place.floor, '3', false], 'the new device')

      await devices.update(added.id, { ...input, position: '改到走廊' }, { version: added.version })
      same(await refusal(devices.update(added.id, input, { version: added.version })), 'conflict', 'a change by an old version')
      await devices.place(await devices.get(added.id), { x: 120.5, y: 88 })
      const placed = await devices.get(added.id)
      same([placed.position, placed.mark], ['改到走廊', { x: 120.5, y: 88 }], 'the changed and placed device')

      await devices.setStopped(added.id, { stopped: true, reason: '装修' }, { version: placed.version })
      same((await devices.list({ ...query, stopped: true })).rows.map(({ stopReason }) => stopReason), ['装修'], 'the stopped device')
      same(await refusal(devices.enable(added.id)), 'refused', 'enabling a device that has never reported')
      await devices.setStopped(added.id, { stopped: false })
      same((await devices.usedBy(added.id)).length, 0, 'what uses the device')
      await devices.remove([added.id])
      same(await refusal(devices.get(added.id)), 'notFound', 'the removed device')
    }),
  },
  {
    title: 'a device of an unknown type is refused, and the refused field is named',
    check: withScreens(async ({ devices }, { place }) => {
      const input = await newDevice(devices, place)
      const refused: unknown = await devices.add({ ...input, model: '没有的型号' }).catch((error: unknown) => error)
      hold(typeof refused === 'object' && refused !== null && 'field' in refused, 'an error with a field')
      same(refused.field, 'model', 'the refused field')
      const { errors } = await devices.importRows([input, { ...input, floor: 999 }], { dryRun: true })
      same(errors.map(({ row, field }) => [row, field]), [[1, 'floor']], 'the errors of an import that is only checked')
    }),
  },
]

type Devices = Parameters<Parameters<typeof withScreens>[0]>[0]['devices']

/** A device of the first type that the channel has. */
async function newDevice(devices: Devices, { buildingId, channelId, floor }: ContractBackend['place']) {
  const [maker] = await devices.types({ channelId })
  const type = maker?.children[0]
  const model = type?.children[0]
  hold(maker !== undefined && type !== undefined && model !== undefined, 'the channel has a type')
  same((await devices.models({ manufacturer: maker.name, equipmentType: type.name })).includes(model.name), true, 'the model is offered for a filter')
  return { sensorNumber: `C${Date.now() % 1e12}`, manufacturer: maker.name, equipmentType: type.name, model: model.name, buildingId, floor, position: '契约测试' }
}
