import { createActorContext } from '@xstate/react'
import { cameraStreamMachine } from './camera-stream.machine'

/** The actor of the stream in one pane. */
export const CameraStreamActor = createActorContext(cameraStreamMachine)
