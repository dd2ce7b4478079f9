import type { AnyActorRef } from 'xstate'

export type AlarmLinkActor = AnyActorRef
