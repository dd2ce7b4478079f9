import type { ApiGroup } from '@smart-fire/api-client'

/** One entity of a group as a group of its own, for the screen that shows it: `partOf(administration, 'users')`. */
export function partOf<Calls, Name extends keyof Calls & string>(group: ApiGroup<string, Calls>, name: Name): ApiGroup<Name, Calls[Name]> {
  return { name, calls: (http) => group.calls(http)[name] }
}
