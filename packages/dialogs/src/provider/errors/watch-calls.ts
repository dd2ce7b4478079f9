import { isApiError, type ApiError } from '@smart-fire/api-client'

/**
 * The same client, but every call that fails is reported, except one that was aborted on purpose: a list that only shows its failed
 * state (domain 6) would otherwise hide the end of the session, and the host would not know. Callers get the same results as before.
 */
export function watchCalls<Client extends object>(client: Client, onFailed: (error: ApiError) => void): Client {
  const watch = (result: unknown) => {
    if (result instanceof Promise) {
      result.catch((error: unknown) => {
        if (isApiError(error) && error.kind !== 'aborted') onFailed(error)
      })
    }
    return result
  }
  return watched(client, watch)
}

type Watch = (result: unknown) => unknown

/** A group of calls and the groups inside it. Each is created once, so that it stays the same object. */
function watched<Group extends object>(group: Group, watch: Watch): Group {
  const made = new Map<unknown, unknown>()
  return new Proxy(group, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver)
      if (!made.has(member)) made.set(member, watchedMember(member, target, watch))
      return made.get(member)
    },
  })
}

function watchedMember(member: unknown, owner: object, watch: Watch): unknown {
  if (typeof member === 'function') return (...sent: unknown[]) => watch(Reflect.apply(member, owner, sent))
  return typeof member === 'object' && member !== null ? watched(member, watch) : member
}
