import type { ApiClient } from '@smart-fire/api-client'
import { devices, type TypeNode } from '@smart-fire/api-client/devices'
import { estate } from '@smart-fire/api-client/estate'
import { choices } from '../../../screens'

const named = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))

/** The types of the system: manufacturers, their types, and the models of these; at a hydrant those that its kind may have (contract device 10, ADR 72). */
function typesBelow(by: readonly ('manufacturer' | 'equipmentType')[]) {
  return choices.loaded(async (client, signal, given) => {
    let nodes = await typesOf(client, signal, given)
    for (const name of by) nodes = nodes.find((node) => node.name === given[name])?.children ?? []
    return named(nodes.map(({ name }) => name))
  }, { by: ['channelId', ...by], narrowedBy: ['hydrantId'] })
}

async function typesOf(client: ApiClient, signal: AbortSignal, { channelId, hydrantId }: Readonly<Record<string, unknown>>): Promise<readonly TypeNode[]> {
  return typeof channelId === 'string' ? client.with(devices).types({ channelId, hydrantId: typeof hydrantId === 'string' ? hydrantId : undefined }, signal) : []
}

export const manufacturers = typesBelow([])
export const types = typesBelow(['manufacturer'])
export const models = typesBelow(['manufacturer', 'equipmentType'])

const inUse = (pick: 'manufacturers' | 'equipmentTypes') =>
  choices.loaded(async (client, signal, { channelId }) =>
    named((await client.with(estate).inventory.filters(typeof channelId === 'string' ? { channelId } : {}, signal))[pick]), { by: ['channelId'] })

/** For filters: what occurs among the devices of the system. */
export const usedManufacturers = inUse('manufacturers')
export const usedTypes = inUse('equipmentTypes')
export const usedModels = choices.loaded(async (client, signal, { manufacturer, equipmentType }) =>
  named(await client.with(devices).models({
    ...(typeof manufacturer === 'string' ? { manufacturer } : {}), ...(typeof equipmentType === 'string' ? { equipmentType } : {}),
  }, signal)), { by: ['manufacturer', 'equipmentType'] })
