import { PLACEMENT } from '../codes/placement'
import { SYSTEM_TYPE } from '../codes/system-type'
import { hold, refusal, same, type ContractBackend, type ContractPromise, type PlatformCalls } from './contract-promise'

const page = { page: 1, limit: 15 }

/** Series of devices; a back end whose platform has no user of its own (the mock) promises nothing about them. */
export const deviceSeriesPromises: readonly ContractPromise[] = [
  {
    title: 'a new device series is found by each filter with the name of its manufacturer, can be changed by its version, and removed',
    check: withPlatform(async ({ deviceSeries, firms }) => {
      const { rows: [firm] } = await firms.list({ page: 1, limit: 1 })
      hold(firm !== undefined, 'there is a manufacturer')
      const code = `C-${Date.now()}`
      const input = { code, name: `契约系列${code}`, firmId: firm.id, systemType: SYSTEM_TYPE.hydrant, placement: PLACEMENT.outdoor, lifeSpanYears: 8 }
      await deviceSeries.add(input)
      const { rows: [added], total } = await deviceSeries.list({ ...page, code, name: input.name, firmId: firm.id, systemType: '11', placement: '1' })
      hold(added !== undefined && total === 1, 'the new series is found')
      same([added.firmName, added.systemType, added.placement, added.lifeSpanYears], [firm.name, '11', '1', 8], 'the new series')
      same((await deviceSeries.list({ ...page, code, placement: '0' })).total, 0, 'indoor series with its code')

      await deviceSeries.update(added.id, { ...input, lifeSpanYears: null }, { version: added.version })
      same((await deviceSeries.get(added.id)).lifeSpanYears, null, 'the cleared life span')
      same(await refusal(deviceSeries.update(added.id, input, { version: added.version })), 'conflict', 'a change by an old version')
      await deviceSeries.remove([added.id])
      same(await refusal(deviceSeries.get(added.id)), 'notFound', 'the removed series')
    }),
  },
  {
    title: 'a device series of an unknown manufacturer is refused, and the refused field is named',
    check: withPlatform(async ({ deviceSeries }) => {
      const input = { code: `U-${Date.now()}`, name: '无厂商', firmId: '987654321', placement: PLACEMENT.indoor }
      const refused: unknown = await deviceSeries.add(input).catch((error: unknown) => error)
      hold(typeof refused === 'object' && refused !== null && 'field' in refused, 'an error with a field')
      same(refused.field, 'firmId', 'the refused field')
    }),
  },
]

function withPlatform(check: (calls: PlatformCalls) => Promise<void>) {
  return async ({ platform }: ContractBackend) => {
    if (platform !== null) await check(platform)
  }
}
