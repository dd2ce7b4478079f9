import { createActorContext } from '@xstate/react'
import { alarmFeedMachine } from './alarm-feed.machine'

export const AlarmFeedActor = createActorContext(alarmFeedMachine)
