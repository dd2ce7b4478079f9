import type { ActorRefFrom } from 'xstate'
import type { alarmClientMachine } from './alarm-client.machine'

export type AlarmClientActor = ActorRefFrom<typeof alarmClientMachine>
