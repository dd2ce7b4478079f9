import { Hono } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { idOf, intFilter, periodFilter } from '../../http/filters'
import { pagingOf } from '../../http/parameters'
import { asTable } from '../../http/responses'
import type { ServerDeps } from '../../server-deps'
import { tenantRead } from '../../http/unit-of-work'
import { enablePoint } from './enable-point'
import { eventsPage } from './host-events.queries'
import { setHostStopped } from './stop-host'
import { hostsWithPoints, unmatchedPage } from './unmatched.queries'

/** The calls of `/api/device/deviceFireMainSensor` beside those of its resource. */
export function fireHostPointUseRoutes({ clock }: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/unmatched', asTable((tx, scope, c) => unmatchedPage(tx, scope, intFilter(c, 'fireMainId'), pagingOf(c))))
    .post('/enable', async (c) => ok(c, await enablePoint(clock, c)))
}

/** The calls of `/api/device/deviceFireMain` beside those of its resource. `deleteQuery?ids=`: those of the hosts that have points (contract device §4). With `id` the resource responds. */
export function fireHostUseRoutes({ clock }: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post('/setStopped', async (c) => ok(c, await setHostStopped(clock, c)))
    .get('/events', asTable((tx, scope, c) => eventsPage(tx, scope, intFilter(c, 'fireMainId'), periodFilter(c, 'dateStrs'), pagingOf(c))))
    .get('/deleteQuery', async (c, next) => {
      const ids = c.req.query('ids')
      if (ids === undefined) return next()
      return ok(c, await tenantRead(c, (tx, scope) => hostsWithPoints(tx, scope, ids.split(',').map((id) => idOf(id.trim())))))
    })
}
