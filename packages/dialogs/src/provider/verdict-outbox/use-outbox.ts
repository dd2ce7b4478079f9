import { useEffect, useState } from 'react'
import { createVerdictOutbox, memoryStore, type VerdictOutboxOptions } from './create-verdict-outbox'
import type { VerdictStore } from './pending-verdict'
import type { VerdictOutbox } from './verdict-outbox'

interface Given {
  /** who is at the desk; undefined while that is not known */
  person: string | undefined
  /** read once for each person */
  store: VerdictStore | undefined
}

/**
 * The outbox of the person at the desk. When somebody else sits down he gets his own: what the first one has not sent
 * stays in the first one's store. When nobody is signed in any more, nothing that is held is sent.
 */
export function useOutbox({ person, store }: Given, wiring: Pick<VerdictOutboxOptions, 'send' | 'onAccepted'>): VerdictOutbox {
  const [memories] = useState(() => new Map<string, VerdictStore>())
  const make = (of: string | undefined) => {
    const options = { store: store ?? memoryOf(memories, of), now: Date.now, ...wiring }
    return createVerdictOutbox(of === undefined ? options : { ...options, person: of })
  }
  const [current, setCurrent] = useState(() => ({ person, outbox: make(person) }))
  const isKnownNow = person !== undefined && person !== current.person
  if (isKnownNow) setCurrent({ person, outbox: current.person === undefined ? current.outbox : make(person) })
  const { outbox, person: last } = current
  useEffect(() => {
    if (person !== undefined) outbox.adopt(person)
    else if (last !== undefined) outbox.sessionEnded()
  }, [outbox, person, last])
  return outbox
}

/** Without a store of the host each person has one for as long as the provider stands. */
function memoryOf(memories: Map<string, VerdictStore>, person = ''): VerdictStore {
  const known = memories.get(person) ?? memoryStore()
  memories.set(person, known)
  return known
}
