import { createActorContext } from '@xstate/react'
import { paletteMachine } from './palette.machine'

export const PaletteActor = createActorContext(paletteMachine)
