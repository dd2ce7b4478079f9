import { createActorContext } from '@xstate/react'
import { formMachine } from './form.machine'

export const FormActor = createActorContext(formMachine)
