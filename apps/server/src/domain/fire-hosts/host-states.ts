import { HOST_STATES, type HostStates } from '../../db/schema/device-states'
import { wireFlag } from '../../http/wire-flag'
import { wireTime } from '../../http/wire-time'

/** What a host has told of itself, with the time of the last word and since when it is so; states that it never told are left out. */
export function wireHostStates(states: HostStates) {
  return HOST_STATES.flatMap((name) => {
    const state = states[name]
    return state ? [{ name, on: wireFlag(state.on), time: wireTime(new Date(state.at)), since: wireTime(new Date(state.since)) }] : []
  })
}
