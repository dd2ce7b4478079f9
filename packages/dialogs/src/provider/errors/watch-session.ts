import { endsSession } from './error-notice'

/**
 * The same client, with every answer overheard that says that the session is over: a list that only shows that it
 * failed (domain 6) must not keep that to itself. Its callers get what they always got.
 */
export function watchSession<Client extends object>(client: Client, onSessionOver: (error: unknown) => void): Client {
  const overhear = (answer: unknown) => {
    if (answer instanceof Promise) {
      answer.catch((error: unknown) => {
        if (endsSession(error)) onSessionOver(error)
      })
    }
    return answer
  }
  return watched(client, overhear)
}

type Overhear = (answer: unknown) => unknown

/** A group of calls, and the groups inside it; each is made once, so that it stays the same object. */
function watched<Group extends object>(group: Group, overhear: Overhear): Group {
  const made = new Map<unknown, unknown>()
  return new Proxy(group, {
    get(target, name, receiver) {
      const member: unknown = Reflect.get(target, name, receiver)
      if (!made.has(member)) made.set(member, watchedMember(member, target, overhear))
      return made.get(member)
    },
  })
}

function watchedMember(member: unknown, owner: object, overhear: Overhear): unknown {
  if (typeof member === 'function') return (...sent: unknown[]) => overhear(Reflect.apply(member, owner, sent))
  return typeof member === 'object' && member !== null ? watched(member, overhear) : member
}
