import type { ApiGroup } from '@smart-fire/api-client'

/** One entity of a group as a group of its own, for the screen that shows it: `partOf(administration, 'users')`. */
export function partOf<Calls, Name extends keyof Calls & string>(group: ApiGroup<string, Calls>, name: Name): ApiGroup<Name, Calls[Name]> {
  return { name, calls: (http) => group.calls(http)[name] }
}

/** The list of a group without its writes, for a screen that only reads what another one manages: it then offers no act that the group has a call for. */
export function onlyList<Calls extends { list: unknown }>(group: ApiGroup<string, Calls>): ApiGroup<string, Pick<Calls, 'list'>> {
  return { name: group.name, calls: (http) => ({ list: group.calls(http).list }) }
}
