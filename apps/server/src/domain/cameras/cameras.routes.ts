import { Hono, type Context } from 'hono'
import { object } from 'valibot'

import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { ParameterError } from '../../http/errors'
import { demandId } from '../../http/filters'
import { parametersOf } from '../../http/parameters'
import { demandInput } from '../../http/resource/input'
import { asData } from '../../http/responses'
import { tenantWork } from '../../http/unit-of-work'
import type { ServerDeps } from '../../server-deps'
import { mayReadChannel } from '../menus/data-scope'
import { zhCN } from './camera.messages'
import { demandCamera, VIDEO_CHANNEL } from './demand-camera'
import { nearestCameras } from './nearest-cameras.queries'
import { playedAddress } from './played-address'
import { streamAddress } from './stream-address.input'

const triedAddress = object({ videoLiveAddress: streamAddress })
const LONGEST_RECORDING_MS = 10 * 60_000

/** `/api/device/deviceVideoExt`: what the declared resource does not have (contract device §21, ADR 50, 51). */
export function cameraRoutes(deps: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/monitorUrl', async (c) => ok(c, await monitorUrl(deps, c)))
    .post('/tryAddress', async (c) => ok(c, await tryAddress(deps, c)))
    .get('/nearest', asData(async (tx, scope, c) => (mayReadChannel(scope, VIDEO_CHANNEL) ? nearestCameras(tx, scope, c) : [])))
}

/**
 * Where a browser plays a camera: `deviceId`, `isHd` 1 for the large picture, `dateStrs` two instants (`yyyy-MM-dd HH:mm:ss`) of a recording.
 */
async function monitorUrl({ clock }: ServerDeps, c: Context<AppEnv>) {
  const id = demandId(c, 'deviceId')
  const size = c.req.query('isHd') === '1' ? 'large' : 'small'
  const period = periodOf(c, clock.now())
  return tenantWork(c, async (tx, scope) => {
    const camera = await demandCamera(tx, scope, id)
    const address = camera['address']
    return playedAddress(tx, c.get('session'), typeof address === 'string' ? address : null, { cameraId: id, size, period }, clock.now())
  })
}

/** Where a browser plays an address as it was typed, before a camera has it. */
async function tryAddress({ clock }: ServerDeps, c: Context<AppEnv>) {
  const { videoLiveAddress } = demandInput(triedAddress, await parametersOf(c))
  return tenantWork(c, (tx) => playedAddress(tx, c.get('session'), videoLiveAddress, { address: videoLiveAddress, size: 'small', period: null }, clock.now()))
}

/** Two instants in UTC+8; null without them. The end of a recording that is not over yet is now. */
function periodOf(c: Context<AppEnv>, now: number): { from: Date; to: Date } | null {
  const text = c.req.query('dateStrs')?.trim() ?? ''
  if (text === '') return null
  const [from = Number.NaN, to = Number.NaN] = text.split(',').map((one) => Date.parse(`${one.trim().replace(' ', 'T')}+08:00`))
  if (!(from >= 0 && from < to) || to - from > LONGEST_RECORDING_MS || from >= now) throw new ParameterError(zhCN.badPeriod, 'dateStrs')
  return { from: new Date(from), to: new Date(Math.min(to, now)) }
}
