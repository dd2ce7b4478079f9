import { useEffect, useState } from 'react'
import { createVerdictOutbox, memoryStore, type VerdictOutboxOptions } from './create-verdict-outbox'
import type { VerdictStore } from './pending-verdict'
import type { VerdictOutbox } from './verdict-outbox'

interface Given {
  /** the signed-in person; undefined while unknown */
  person: string | undefined
  /** read once for each person */
  store: VerdictStore | undefined
}

/**
 * The outbox of the signed-in person. Another person gets an outbox of their own: unsent verdicts of the first one
 * stay in that person's store. While no person is signed in, no held verdict is sent.
 */
export function useOutbox({ person, store }: Given, wiring: Pick<VerdictOutboxOptions, 'send' | 'onAccepted' | 'recordOf'>): VerdictOutbox {
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

/** Without a store of the host each person gets one in memory, for the life of the provider. */
function memoryOf(memories: Map<string, VerdictStore>, person = ''): VerdictStore {
  const known = memories.get(person) ?? memoryStore()
  memories.set(person, known)
  return known
}
