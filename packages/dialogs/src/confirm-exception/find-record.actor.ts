import { createActorContext } from '@xstate/react'
import { findRecordMachine } from './find-record.machine'

/** The running search for a record that is to be confirmed. */
export const FindRecordActor = createActorContext(findRecordMachine)
