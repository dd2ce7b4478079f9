import { departments, type DepartmentNode } from '@smart-fire/api-client/departments'
import { choices } from '../../../screens'

/** Every department of the tenant, named by the way down to it; its name alone may occur twice. */
export const allDepartments = choices.loaded(async (client, signal) => optionsOf(await client.with(departments).tree(signal)))

function optionsOf(nodes: readonly DepartmentNode[], above = ''): choices.ChoiceOption[] {
  return nodes.flatMap(({ id, name, children }) => [{ value: id, label: `${above}${name}` }, ...optionsOf(children, `${above}${name} / `)])
}
