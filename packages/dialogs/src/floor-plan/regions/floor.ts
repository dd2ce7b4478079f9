import { worstFloorsFirst } from '../start-floor'
import { known } from '../../regions/known'
import type { DeviceRequest, FloorPlanContext, FloorRequest, MarkerRequest, RecordsRequest } from '../floor-plan.types'

interface Region<On, States> {
  on: On
  states: States
}

/** A region whose data belongs to one channel: it begins again with another one. */
export function ofChannel<const On extends object, const States extends { loading: object }>({ on, states }: Region<On, States>) {
  return { initial: 'loading', on: { ...on, 'channel.show': '.loading' }, states } as const
}

/**
 * A region whose data belongs to one floor of a channel: it waits until the start floor is known, and begins again with
 * another floor or channel.
 * Late responses of the floor before are dropped, because `loading` is entered anew (architecture §4).
 */
export function ofFloor<const On extends object, const States extends { loading: object }>({ on, states }: Region<On, States>) {
  return {
    initial: 'waiting',
    on: { ...on, 'floor.select': { guard: 'otherFloor', target: '.loading' }, 'channel.show': '.loading' },
    states: {
      waiting: {
        description: 'The floor to open is not known until the floors are loaded. It looks like loading.',
        always: { guard: 'floorKnown', target: 'loading' },
      },
      ...states,
    },
  } as const
}

interface RequestContext {
  context: FloorPlanContext
}

/** The requests of the calls, read from the context when a call starts. */
export function floorRequest({ context: { buildingId, channelId, floor } }: RequestContext): FloorRequest {
  return { buildingId, channelId, floor: known(floor) }
}

/** The picture to load before image mode is allowed; null when none is wanted, or its floor is not known yet. */
export function pictureAhead({ context }: RequestContext): FloorRequest | null {
  return context.wantedMode === 'image' && context.floor !== null ? floorRequest({ context }) : null
}

/** The device to point out, on the floor that is shown; on every floor when it is not known which one it is on. */
export function deviceRequest({ context }: RequestContext): DeviceRequest {
  const { sensorId, device, floor, floors, isFloorGuessed } = context
  const otherFloors = isFloorGuessed ? worstFloorsFirst(floors).filter((other) => other !== floor) : []
  return { ...floorRequest({ context }), otherFloors, sensorId, device }
}

/** The newest page: its records are put before those that are shown. */
export function newestRecords({ context }: RequestContext): RecordsRequest {
  return { ...floorRequest({ context }), page: 1 }
}

export function moreRecords({ context }: RequestContext): RecordsRequest {
  return { ...floorRequest({ context }), page: context.recordPages + 1 }
}

export function markerRequest({ context: { markerId, channelId } }: RequestContext): MarkerRequest {
  return { id: known(markerId), channelId }
}
