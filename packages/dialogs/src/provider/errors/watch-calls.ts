import { isApiError, type ApiError } from '@smart-fire/api-client'

/**
 * The same client, but every call that fails is reported, except one that was aborted on purpose: a list that only shows its failed
 * state (domain 6) would otherwise hide the end of the session, and the host would not know. Callers get the same results as before.
 *
 * @param begin runs before each call; what it returns runs when that call has ended, with its error unless the server has accepted it
 */
export function watchCalls<Client extends object>(client: Client, onFailed: (error: ApiError) => void, begin: () => (error?: ApiError) => void = () => () => undefined): Client {
  const watch: Watch = (call) => {
    const onEnd = begin()
    const result = call()
    if (isPromise(result)) {
      result.then(() => onEnd(), (error: unknown) => {
        if (!isApiError(error) || error.kind === 'aborted') return
        onEnd(error)
        onFailed(error)
      })
    }
    return result
  }
  return watched(client, watch)
}

type Watch = (call: () => unknown) => unknown

/** Also one of another realm, e.g. that of the frame around a sub-application. */
function isPromise(result: unknown): result is PromiseLike<unknown> {
  return typeof result === 'object' && result !== null && 'then' in result && typeof result.then === 'function'
}

/** A group of calls and the groups inside it. Each is created once, so that it stays the same object. */
function watched<Group extends object>(group: Group, watch: Watch): Group {
  const made = new Map<unknown, unknown>()
  // not of the group itself: the members of a frozen one could not be replaced
  return new Proxy(Object.create(group) as Group, {
    get(_, name, receiver) {
      const member: unknown = Reflect.get(group, name, receiver)
      if (!made.has(member)) made.set(member, watchedMember(member, group, watch))
      return made.get(member)
    },
  })
}

function watchedMember(member: unknown, owner: object, watch: Watch): unknown {
  if (typeof member === 'function') return (...sent: unknown[]) => watch(() => Reflect.apply(member, owner, sent) as unknown)
  return typeof member === 'object' && member !== null ? watched(member, watch) : member
}
