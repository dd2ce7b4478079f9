import { departments, type DepartmentNode } from '@smart-fire/api-client/departments'
import { choices } from '../../../screens'

/** Every department of the tenant, named by the way down to it; its name alone may occur twice. */
export const allDepartments = choices.loaded(async (client, signal) => optionsOf(await client.with(departments).tree(signal)).map(({ value, label }) => ({ value, label })))

/** The same for a form: a stopped department gets no further rows, and is named in those that it has. */
export const departmentsInUse = choices.loaded(async (client, signal) => optionsOf(await client.with(departments).tree(signal)))

function optionsOf(nodes: readonly DepartmentNode[], above = ''): choices.ChoiceOption[] {
  return nodes.flatMap(({ id, name, disabled, children }) => [{ value: id, label: `${above}${name}`, isStopped: disabled === true }, ...optionsOf(children, `${above}${name} / `)])
}
