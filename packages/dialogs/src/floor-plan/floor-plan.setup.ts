import type { BuildingContact, Floor } from '@smart-fire/api-client'
import { assertEvent, assign, fromPromise, setup, stateIn } from 'xstate'
import type {
  FloorPlanContext,
  FloorPlanEvent,
  FloorPlanInput,
  FloorPlanPart,
  FloorRequest,
  ListAnswer,
  ListRequest,
  PlaceData,
} from './floor-plan.types'
import { startFloor } from './start-floor'

const notProvided = () => Promise.reject(new Error('the shell provides the calls'))

/** What the regions of the floor plan share: its calls, and what they do to its context. */
export const floorPlanSetup = setup({
  types: {
    context: {} as FloorPlanContext,
    events: {} as FloorPlanEvent,
    input: {} as FloorPlanInput,
  },
  actors: {
    loadFloors: fromPromise<Floor[], FloorRequest>(notProvided),
    loadPermission: fromPromise<boolean>(notProvided),
    loadBuilding: fromPromise<BuildingContact, FloorRequest>(notProvided),
    loadWholeData: fromPromise<PlaceData, FloorRequest>(notProvided),
    loadFloorData: fromPromise<PlaceData, FloorRequest>(notProvided),
    loadList: fromPromise<ListAnswer, ListRequest>(notProvided),
  },
  actions: {
    asked: assign(({ context }, part: FloorPlanPart) => ({
      includedChange: { ...context.includedChange, [part]: context.heardChange },
    })),
    noteChange: assign(({ context, event }) => ({
      heardChange: event.type === 'building.changed' ? event.change : context.heardChange,
    })),
    showFloors: assign((_, floors: Floor[]) => ({ floors })),
    showBuilding: assign((_, contact: BuildingContact) => ({ contact })),
    showWholeData: assign((_, wholeData: PlaceData) => ({ wholeData })),
    showFloorData: assign((_, floorData: PlaceData) => ({ floorData })),
    showRows: assign((_, answer: ListAnswer) => answer),
    openStartFloor: assign(({ context }) => ({ floor: context.floor ?? startFloor(null, context.floors) })),
    /** nothing of the floor before may stay on screen */
    goToFloor: assign(({ event }) => {
      assertEvent(event, 'floor.select')
      return { floor: event.floor, page: 1, rows: [], total: 0, floorData: null }
    }),
    chooseFilter: assign(({ event }) => {
      assertEvent(event, 'filter.choose')
      return { filter: event.status }
    }),
    applyFilter: assign(({ context }) => ({ status: context.filter, page: 1, rows: [], total: 0 })),
    goToPage: assign(({ event }) => {
      assertEvent(event, 'page.change')
      return { page: event.page, rows: [] }
    }),
    goToLastPage: assign(({ context }, answer: ListAnswer) => ({ page: lastPage(answer.total, context.limit) })),
    resizePages: assign(({ event }) => {
      assertEvent(event, 'size.change')
      return { limit: event.limit, page: 1, rows: [] }
    }),
  },
  guards: {
    linkSilent: stateIn({ link: 'silent' }),
    floorUnknown: ({ context }) => context.floor === null,
    outdated: ({ context }, part: FloorPlanPart) => context.heardChange !== context.includedChange[part],
    otherFloor: ({ context, event }) => event.type === 'floor.select' && event.floor !== context.floor,
    pastTheEnd: ({ context }, answer: ListAnswer) =>
      answer.rows.length === 0 && answer.total > 0 && context.page > lastPage(answer.total, context.limit),
    nothing: (_, answer: ListAnswer) => answer.total === 0,
  },
})

function lastPage(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit))
}
