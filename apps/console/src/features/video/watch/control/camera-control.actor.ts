import { createActorContext } from '@xstate/react'
import { cameraControlMachine } from './camera-control.machine'

/** The actor of the control of one camera. */
export const CameraControlActor = createActorContext(cameraControlMachine)
