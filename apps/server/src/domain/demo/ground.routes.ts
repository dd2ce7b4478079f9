import { Hono } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { NotFoundError } from '../../http/errors'
import { zhCN } from '../../http/http.messages'
import type { MapTiles } from '../../map-tiles'
import type { ServerDeps } from '../../server-deps'
import { createGroundTiles, DEEPEST_ZOOM } from './ground-tiles'

/** The base map changes only with the program. */
const ONE_HOUR_S = 3600

/** The tiles of this call, for the maps of the console. */
export const DEMO_TILES: MapTiles = { kind: 'vector', url: '/files/ground/{z}/{x}/{y}', datum: 'gcj02', maxZoom: DEEPEST_ZOOM }

/** GET /files/ground/:z/:x/:y: vector tiles of the streets of the demo city; on a demo database only. They show nothing of a tenant. */
export function groundRoutes({ isDemo }: Pick<ServerDeps, 'isDemo'>): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const tileAt = createGroundTiles()
  routes.get('/:z/:x/:y', (c) => {
    const [zoom, column, row] = [c.req.param('z'), c.req.param('x'), c.req.param('y')].map(wholeNumber)
    const isTile = zoom !== undefined && column !== undefined && row !== undefined && zoom <= DEEPEST_ZOOM && column < 2 ** zoom && row < 2 ** zoom
    if (!isDemo || !isTile) throw new NotFoundError(zhCN.unknownCall)
    return c.body(tileAt(zoom, column, row), 200, {
      'Content-Type': 'application/vnd.mapbox-vector-tile',
      'Cache-Control': `public, max-age=${ONE_HOUR_S}`,
    })
  })
  return routes
}

const wholeNumber = (text: string): number | undefined => (/^\d{1,7}$/.test(text) ? Number(text) : undefined)
