import type { FullClient } from './call-sample'

/** Receives each call of a client: its name, and a function that makes it, with additional arguments. */
type OnCall = (name: string, make: (...more: unknown[]) => unknown) => unknown

/** The same client, whose calls go through a function of the test. */
export function watchedClient(client: FullClient, onCall: OnCall): FullClient {
  return watched(client, '', onCall)
}

function watched<Group extends object>(group: Group, path: string, onCall: OnCall): Group {
  return new Proxy(group, {
    get(target, key, receiver): unknown {
      const member: unknown = Reflect.get(target, key, receiver)
      const name = path + String(key)
      if (typeof member === 'function') {
        return (...sent: unknown[]) => onCall(name, (...more) => Reflect.apply(member, target, [...sent, ...more]))
      }
      return typeof member === 'object' && member !== null ? watched(member, `${name}.`, onCall) : member
    },
  })
}

/** The names of all calls of a client, as `group.call`. */
export function callNames(group: object, path = ''): string[] {
  return Object.entries(group).flatMap(([key, member]: [string, unknown]) => {
    if (typeof member === 'function') return [path + key]
    return typeof member === 'object' && member !== null ? callNames(member, `${path}${key}.`) : []
  })
}
