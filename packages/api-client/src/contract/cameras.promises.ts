import { hold, refusal, same, type ContractPromise } from './contract-promise'
import { withScreens } from './screens.promises'

/** Cameras and their streams. */
export const cameraPromises: readonly ContractPromise[] = [
  {
    title: 'a camera has a number of its own, keeps no password in its address, is played by the kind of its address, and is found beside the device that it sees',
    check: withScreens(async ({ cameras, managedBuildings }) => {
      const stamp = String(Date.now())
      const { rows: [building] } = await managedBuildings.list({ page: 1, limit: 1 })
      hold(building !== undefined, 'a building is found')
      const input = { name: `契约摄像机${stamp}`, number: `QY-${stamp}:1`, address: 'https://video.example.com/1.flv', buildingId: building.id, floor: 1 }
      await cameras.add(input)
      const { rows: [camera], total } = await cameras.list({ page: 1, limit: 15, number: stamp, floor: 1, buildingId: building.id })
      hold(camera !== undefined && total === 1, 'the camera is found')
      same([camera.number, camera.address, camera.marked], [`qy-${stamp}:1`, input.address, false], 'what it shows')
      same(await refusal(cameras.add(input)), 'refused', 'the same number')
      same((await cameras.monitor({ id: camera.id })).kind, 'flv', 'how it is played')
      await cameras.update(camera.id, { ...input, address: 'rtsp://10.0.0.8/1' }, { version: camera.version })
      const told = await cameras.monitor({ id: camera.id })
      hold(told.url === null && told.reason !== null, 'no browser plays it, and the server says why')
      hold((await cameras.nearest({ buildingId: building.id, floor: 1 })).some(({ id }) => id === camera.id), 'it is near what stands on its floor')
      await cameras.remove([camera.id])
      same(await refusal(cameras.get(camera.id)), 'notFound', 'the deleted camera')
    }),
  },
  {
    title: 'a camera with a control address shows it, never its password, says why it is not turned, and forgets the password with the account; one without cannot be turned',
    check: withScreens(async ({ cameras, managedBuildings }) => {
      const stamp = String(Date.now())
      const { rows: [building] } = await managedBuildings.list({ page: 1, limit: 1 })
      hold(building !== undefined, 'a building is found')
      // an address of documentation (RFC 5737), which no network has
      const input = { name: '契约云台', number: `qy-ptz-${stamp}`, buildingId: building.id, floor: 1, controlAddress: 'http://192.0.2.8', controlAccount: 'operator' }
      same(await refusal(cameras.add({ ...input, controlAddress: 'http://192.0.2.8/?a=b' })), 'invalid', 'an address with parameters')
      await cameras.add(input)
      const { rows: [camera] } = await cameras.list({ page: 1, limit: 15, number: stamp })
      hold(camera !== undefined, 'the camera is found')
      same([camera.controlAddress, camera.controlAccount, camera.controlPassword], [input.controlAddress, input.controlAccount, 'missing'], 'what it shows')
      await cameras.control.setPassword(camera.id, `secret-${stamp}`)
      const stored = await cameras.get(camera.id)
      hold(!JSON.stringify(stored).includes(`secret-${stamp}`), 'no call tells the password')
      same(stored.controlPassword, 'stored', 'that there is a password')
      for (const { problem, reason } of [await cameras.control.abilities(camera.id), await cameras.control.move(camera.id, { pan: 1 }), await cameras.control.goTo(camera.id, 'p1')]) hold(problem !== null && reason !== null, 'it is not turned, and the server says why')
      await cameras.update(camera.id, { ...input, controlAccount: 'another' }, { version: stored.version })
      same((await cameras.get(camera.id)).controlPassword, 'missing', 'the password of another account')
      await cameras.update(camera.id, { ...input, controlAddress: null, controlAccount: null }, { version: null })
      same(await refusal(cameras.control.abilities(camera.id)), 'refused', 'a camera without a control address')
      await cameras.remove([camera.id])
    }),
  },
  {
    title: 'a group has a name of its own, is found at its cameras, finds them, and is kept while it has some',
    check: withScreens(async ({ cameras, managedBuildings }) => {
      const stamp = String(Date.now())
      const { rows: [building] } = await managedBuildings.list({ page: 1, limit: 1 })
      hold(building !== undefined, 'a building is found')
      await cameras.groups.add({ name: `契约分组${stamp}` })
      const { rows: [group] } = await cameras.groups.list({ page: 1, limit: 15, name: stamp })
      hold(group !== undefined && group.cameras === 0, 'the group is found')
      same(await refusal(cameras.groups.add({ name: `契约分组${stamp}` })), 'refused', 'the same name')
      await cameras.add({ name: '契约分组摄像机', number: `qy-group-${stamp}`, groupId: group.id, buildingId: building.id, floor: 1 })
      const { rows: [camera], total } = await cameras.list({ page: 1, limit: 15, groupId: group.id })
      hold(camera !== undefined && total === 1, 'its camera is found')
      same([camera.groupId, camera.groupName], [group.id, group.name], 'what the camera shows')
      same((await cameras.groups.get(group.id)).cameras, 1, 'how many cameras it has')
      same(await refusal(cameras.groups.remove([group.id])), 'refused', 'the group of a camera')
      await cameras.remove([camera.id])
      await cameras.groups.remove([group.id])
    }),
  },
]
