import { hold, refusal, same, type ContractPromise } from './contract-promise'
import { withScreens } from './screens.promises'

/** Gateways and their keys; a back end without groups (the mock) promises nothing about them. */
export const gatewayPromises: readonly ContractPromise[] = [
  {
    title: 'a new gateway is found by each filter, gets a key that is told once, cannot be deleted while the key is valid, and is deleted after its keys were revoked',
    check: withScreens(async ({ gateways }) => {
      const input = { number: `GW${Date.now()}`, manufacturer: '安澜电子', equipmentType: '传输装置', model: `T${Date.now()}`, position: '契约消控室' }
      await gateways.add(input)
      const { rows: [added], total } = await gateways.list({ page: 1, limit: 15, ...input })
      hold(added !== undefined && total === 1, 'the new gateway is found')
      same([added.number, added.model, added.isWorking, added.keys.length], [input.number, input.model, null, 0], 'the new gateway')
      same(await refusal(gateways.add(input)), 'refused', 'a second gateway of the number')

      const key = await gateways.newKey(added.id)
      hold(key.length >= 24, 'the key is long')
      const { keys } = await gateways.get(added.id)
      same(keys.map(({ lastUsedAt, expiresAt }) => [lastUsedAt, expiresAt]), [[null, null]], 'its keys')
      hold(!JSON.stringify(keys).includes(key), 'the list does not hold the text of the key')
      same(await gateways.usedBy(added.id), [{ what: '有效密钥', count: 1 }], 'what uses it')
      same(await refusal(gateways.remove([added.id])), 'refused', 'the deletion with a valid key')

      await gateways.revokeKeys(added.id)
      same((await gateways.get(added.id)).keys, [], 'its keys after they were revoked')
      await gateways.remove([added.id])
      same(await refusal(gateways.get(added.id)), 'notFound', 'the deleted gateway')
    }),
  },
  {
    title: 'an unregistered fire host has its address and port, what its last fault was, and no alarm',
    check: withScreens(async ({ gateways }) => {
      const { rows } = await gateways.unregistered({ page: 1, limit: 15, hasAlarm: false })
      const host = rows.find(({ serverIp }) => serverIp !== null)
      hold(host?.serverIp != null && host.port !== null && host.number === `${host.serverIp}:${host.port}`, 'the host by its address and port')
      hold(host.alarmType !== null, 'its last fault')
      same((await gateways.unregistered({ page: 1, limit: 15, number: `${host.serverIp}:` })).rows.map(({ id }) => id), [host.id], 'the hosts of its address')
    }),
  },
  {
    title: 'an unregistered number is found by a part of it, with the time and the number of its reports, and no other number is',
    check: withScreens(async ({ gateways }) => {
      const { rows, total } = await gateways.unregistered({ page: 1, limit: 15 })
      const first = rows.find(({ serverIp }) => serverIp === null)
      hold(first?.number != null && first.reports !== null && first.reports > 0 && first.lastAt !== null, 'a number with its reports')
      const found = await gateways.unregistered({ page: 1, limit: 15, number: first.number.slice(2) })
      same(found.rows.map(({ id }) => id), [first.id], 'the numbers that contain a part of it')
      same((await gateways.unregistered({ page: 1, limit: 15, number: `${first.number}0` })).total, 0, 'the numbers that contain more than it')
      const alarmed = [true, false].map((hasAlarm) => gateways.unregistered({ page: 1, limit: 15, hasAlarm }))
      same((await Promise.all(alarmed)).reduce((sum, page) => sum + page.total, 0), total, 'those with and without an alarm together')
    }),
  },
]
