import { mapped, type Decoded } from '../decoding/decoder'
import { items } from '../decoding/items'
import { codeOf, flag, instant } from '../decoding/scalars'
import { from, shape } from '../decoding/shape'

/** What a fire host tells of itself (ADR 3); `manual` is the operating mode, the others are faults. */
export const HOST_STATE = { mainPowerFault: 'mainPowerFault', batteryFault: 'batteryFault', busFault: 'busFault', manual: 'manual' } as const
/** A name of such a state. */
export type HostStateName = (typeof HOST_STATE)[keyof typeof HOST_STATE]

/** One state; null when it cannot be read. */
export type HostState = Decoded<typeof hostState>

const hostState = shape({
  name: from('name', codeOf(HOST_STATE)),
  on: from('on', flag),
  /** when the host said so last */
  at: from('time', instant),
  /** since when it is so */
  since: from('since', instant),
})

/** The states that a host has told; one that is missing is unknown, on other platforms all of them. */
export type HostStates = Partial<Record<HostStateName, HostState>>

export const hostStates = mapped(items(hostState), (told): HostStates =>
  Object.fromEntries(told.flatMap((state) => (state.name === null || state.on === null ? [] : [[state.name, state]]))))
