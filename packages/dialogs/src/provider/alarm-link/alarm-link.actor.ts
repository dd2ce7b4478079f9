import type { ActorRefFrom } from 'xstate'
import type { alarmLinkMachine } from './alarm-link.machine'

export type AlarmLinkActor = ActorRefFrom<typeof alarmLinkMachine>
