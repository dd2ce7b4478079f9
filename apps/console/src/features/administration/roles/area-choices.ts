import { estate, type RegionNode } from '@smart-fire/api-client/estate'
import { choices } from '../../../screens'

/** The regions in which the tenant has buildings, named by the way down to them: their provinces and cities too. */
export const regions = choices.loaded(async (client, signal) => regionOptions(await client.with(estate).buildings.tree({}, signal)))

/** Regions have regions or buildings below them, buildings nothing. */
function regionOptions(nodes: readonly RegionNode[], above = ''): choices.ChoiceOption[] {
  return nodes.flatMap(({ code, name, children }) =>
    children.length === 0 ? [] : [{ value: code, label: `${above}${name}` }, ...regionOptions(children, `${above}${name} / `)])
}

export const buildings = choices.loaded(async (client, signal) =>
  (await client.with(estate).buildings.all(signal)).map(({ id, name }) => ({ value: id, label: name ?? id })))
