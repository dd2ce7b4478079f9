import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import { fireHostPointCalls } from './fire-host-points'
import { fireHostCalls } from './fire-hosts'

export type { BuildingMarker, BuildingSummary } from './building-summary.schema'
export type { FireHostPointForm } from './fire-host-point.form'
export { floorOfPointInput, pointInput, type FireHostPoint, type FireHostPointFilters, type FireHostPointInput, type UnmatchedAddress } from './fire-host-point.schema'
export type { FireHostPointCalls, FireHostPointQuery } from './fire-host-points'
export { fireHostInput, hostStopInput, type FireHost, type FireHostCalls, type FireHostFilters, type FireHostInput, type HostEventQuery } from './fire-hosts'
export { HOST_EVENT, type HostEvent } from './host-event.schema'
export { HOST_STATE, type HostState, type HostStateName, type HostStates } from '../host-states.schema'
export { markInput, type PlanPoint } from '../plan-mark.schema'

/** Fire hosts and their points, and changes to them (spec 1 §7, contract device 3, 4). */
export type FireHostsCalls = ReturnType<typeof fireHostsCalls>

function fireHostsCalls(http: Transport) {
  return {
    /** Fire hosts. */
    hosts: fireHostCalls(http),
    /** Points of fire hosts. */
    points: fireHostPointCalls(http),
  }
}

/** Group `fireHosts`: `client.with(fireHosts)`. */
export const fireHosts: ApiGroup<'fireHosts', FireHostsCalls> = { name: 'fireHosts', calls: fireHostsCalls }
