import { isApiError } from '@smart-fire/api-client'
import { inspection, MOST_ROUTE_POINTS, type InspectionRoute } from '@smart-fire/api-client/inspection'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { useState } from 'react'
import { demandRead, hasRead, refusalOf, useLoaded, useWhyNot } from '../../../screens'
import * as catalogue from './route-panel.messages'
import { isSameOrder, loadRoutePoints, missingPoints, orderOnTop, type RoutePoint } from './route-points'

/**
 * The facilities of a route and the order that the user gives them. When another user has saved the route meanwhile, the order stays as
 * it is until `goOn` puts it on top of the newest route (`mine`), or discards it (`theirs`). `onSaved` is called after a save.
 */
export function useRouteDraft(row: InspectionRoute, onSaved: () => void) {
  const words = useMessages(catalogue)
  const client = useClient()
  const whyNot = useWhyNot()
  const { routes } = client.with(inspection)
  // the row may be refreshed behind the panel: what was read with the points is what is changed
  const [route, setRoute] = useState(row)
  const loaded = useLoaded<RoutePoint[], { id: string }>({ load: (_, signal) => loadRoutePoints(client, row, signal), query: { id: route.id } })
  // after a conflict: the facilities as another user has saved them
  const [theirs, setTheirs] = useState<RoutePoint[] | null>(null)
  const [changed, setChanged] = useState<RoutePoint[] | null>(null)
  const [isConflict, setIsConflict] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const saved = theirs ?? loaded.value

  const save = async () => {
    if (changed === null) return
    setBusy(true)
    setProblem(null)
    try {
      const { name, kind, id, version } = demandRead(route, 'name', 'kind')
      await routes.update(id, { name, kind, facilityIds: changed.map((point) => point.id) }, { version })
      onSaved()
    } catch (error) {
      if (refusalOf(error).kind === 'conflict') setIsConflict(true)
      else setProblem(isTooLong(error) ? words.tooMany(MOST_ROUTE_POINTS) : whyNot(error, words.notKnown))
      setBusy(false)
    }
  }
  const goOn = async (whose: 'mine' | 'theirs') => {
    setBusy(true)
    setProblem(null)
    try {
      const newest = await routes.get(route.id)
      const points = await loadRoutePoints(client, newest)
      setRoute(newest)
      setTheirs(points)
      setChanged(whose === 'mine' && changed ? orderOnTop(saved ?? [], changed, points) : null)
      setIsConflict(false)
    } catch (error) {
      setProblem(whyNot(error, words.noResponse))
    }
    setBusy(false)
  }
  // what is changed during a save would not be in it, and would go with the panel
  const change = (points: RoutePoint[]) => {
    if (!busy) setChanged(points)
  }
  return {
    route,
    loaded,
    /** in the order of the user; null: as they were loaded */
    points: changed ?? theirs,
    /** facilities of the route that could not be read */
    missing: saved === null ? 0 : missingPoints(route, saved),
    /** name and kind have to be sent with the facilities: a default would be written over them */
    isRead: hasRead(route, 'name', 'kind'),
    isDirty: changed !== null && saved !== null && !isSameOrder(changed, saved),
    isConflict,
    problem,
    busy,
    change,
    save,
    goOn,
  }
}

/** The schema refuses the facilities for their number only, before anything is sent. */
const isTooLong = (error: unknown) => isApiError(error) && error.kind === 'invalid' && error.invalidFields.includes('facilityIds')
