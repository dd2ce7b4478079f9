import { createActorContext } from '@xstate/react'
import { overlayMachine } from './overlay.machine'

export const OverlayActor = createActorContext(overlayMachine)
