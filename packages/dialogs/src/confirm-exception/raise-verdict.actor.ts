import { createActorContext } from '@xstate/react'
import { raiseVerdictMachine } from './raise-verdict.machine'

/** The running confirmation of a raised verdict. */
export const RaiseVerdictActor = createActorContext(raiseVerdictMachine)
