import { createActorContext } from '@xstate/react'
import { testPictureMachine } from './test-picture.machine'

/** The running test of one address. */
export const TestPictureActor = createActorContext(testPictureMachine)
