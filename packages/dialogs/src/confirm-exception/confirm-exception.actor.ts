import { RECORD_CATEGORY } from '@smart-fire/api-client'
import { createActorContext } from '@xstate/react'
import type { SnapshotFrom } from 'xstate'
import { confirmExceptionMachine } from './confirm-exception.machine'

/** The running confirmation. Selectors that only read a field are written where they are used; the others are below. */
export const ConfirmExceptionActor = createActorContext(confirmExceptionMachine)

type Snapshot = SnapshotFrom<typeof confirmExceptionMachine>

export const selectIsFire = ({ context }: Snapshot) => context.record.category === RECORD_CATEGORY.fire

export const selectIsDeciding = (snapshot: Snapshot) => snapshot.matches('deciding')

/** The record may be out of date: another person may have judged it meanwhile. */
export const selectMayBeOutdated = ({ value }: Snapshot) =>
  typeof value !== 'string' && (value.deciding === 'stale' || value.deciding === 'askingAgain')

/** What the operator can do at this moment. */
export type Phase = 'deciding' | 'askingAgain' | 'submitting' | 'over' | 'conflict' | 'overtaken' | 'refused'

export function selectPhase(snapshot: Snapshot): Phase {
  if (typeof snapshot.value !== 'string') return snapshot.value.deciding === 'askingAgain' ? 'askingAgain' : 'deciding'
  switch (snapshot.value) {
    case 'submitting':
      return 'submitting'
    case 'conflict':
    case 'overtaken':
    case 'refused':
      return snapshot.value
    case 'succeeded':
    case 'unsent':
      return 'over'
    default:
      return snapshot.value satisfies never
  }
}
