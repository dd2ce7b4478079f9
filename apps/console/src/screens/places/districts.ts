import { isApiError, type ApiClient } from '@smart-fire/api-client'
import { estate, type Region } from '@smart-fire/api-client/estate'
import type { ChoiceOption } from '../fields/choices'
import { areasOf } from './areas-of'

const known = new WeakMap<ApiClient, Promise<ChoiceOption[]>>()

/** The districts as options, with the names of their city and province; loaded once for a client, and again after a failure. */
export function allDistricts(client: ApiClient, signal: AbortSignal): Promise<ChoiceOption[]> {
  // the list is kept for others, so that this caller does not cancel it
  const options = known.get(client) ?? loadDistricts(client)
  known.set(client, options)
  options.catch(() => known.delete(client))
  signal.throwIfAborted()
  return options
}

async function loadDistricts(client: ApiClient): Promise<ChoiceOption[]> {
  const { buildings } = client.with(estate)
  try {
    return districtOptions(await buildings.regions())
  } catch (error) {
    if (!isApiError(error) || error.kind !== 'notFound') throw error
    // the deployed platform names only the regions in which buildings stand
    const { regions } = areasOf(await buildings.tree({}))
    return regions.filter(({ code }) => !code.endsWith('00')).map(({ code, path }) => ({ value: code, label: path.join(' / ') }))
  }
}

/** The smallest regions: districts, and cities that have none, e.g. 东莞市. */
export function districtOptions(regions: readonly Region[]): ChoiceOption[] {
  const names = new Map(regions.map(({ code, name }) => [code, name]))
  const divided = new Set(regions.flatMap(({ code }) => (code.endsWith('00') ? [] : [code.slice(0, 4)])))
  const isSmallest = (code: string) => (code.endsWith('00') ? !code.endsWith('0000') && !divided.has(code.slice(0, 4)) : true)
  return regions.filter(({ code }) => isSmallest(code)).map(({ code }) => {
    const path = [...new Set([`${code.slice(0, 2)}0000`, `${code.slice(0, 4)}00`, code])].flatMap((level) => names.get(level) ?? [])
    return { value: code, label: path.join(' / ') }
  })
}
