import { CHANNEL } from '@smart-fire/api-client/wire'
import { Hono } from 'hono'

import { devices, fireHostPoints } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'
import { intFilter } from '../../http/filters'
import { pagingOf } from '../../http/parameters'
import { asData, asTable } from '../../http/responses'
import { liveDevices } from './live-device-list.queries'
import { liveFireHosts, liveHydrants } from './live-places.queries'
import { placeStates } from './place-states.queries'

/** `/api/device/live`: what real-time monitoring shows and the deployed platform does not send (ADR 3). */
export function liveRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/hydrants', asTable((tx, scope, c) => liveHydrants(tx, scope, pagingOf(c))))
    .get('/places', asData((tx, scope) => placeStates(tx, scope)))
    .get('/fireHosts', asTable((tx, scope, c) => liveFireHosts(tx, scope, pagingOf(c))))
    .get('/devices', asTable((tx, scope, c) =>
      liveDevices(tx, scope, c, intFilter(c, 'channelId') === Number(CHANNEL.fireHost) ? fireHostPoints : devices, pagingOf(c))))
}
