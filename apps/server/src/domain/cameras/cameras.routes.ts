import { Hono, type Context } from 'hono'

import type { Db } from '../../db/database'
import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { BusinessError, ParameterError } from '../../http/errors'
import { demandId } from '../../http/filters'
import type { StoredRow } from '../../http/resource/definition'
import { selectByIds } from '../../http/resource/stored-rows.queries'
import { asData } from '../../http/responses'
import { tenantWork } from '../../http/unit-of-work'
import { wireTime } from '../../http/wire-time'
import type { ServerDeps } from '../../server-deps'
import { mayReadChannel, type DataScope } from '../menus/data-scope'
import { zhCN } from './camera.messages'
import { cameraResource } from './camera.resource'
import { nearestCameras } from './nearest-cameras.queries'
import { kindOfAddress } from './stream-address'
import { issueStreamTicket } from './stream-tickets.queries'

const VIDEO_CHANNEL = '9'
const LONGEST_RECORDING_MS = 10 * 60_000

/** `/api/device/deviceVideoExt`: what the declared resource does not have (contract device §21, ADR 50, 51). */
export function cameraRoutes(deps: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/monitorUrl', async (c) => ok(c, await monitorUrl(deps, c)))
    .get('/nearest', asData(async (tx, scope, c) => (mayReadChannel(scope, VIDEO_CHANNEL) ? nearestCameras(tx, scope, c) : [])))
}

/**
 * Where a browser plays a camera: `deviceId`, `isHd` 1 for the large picture, `dateStrs` two instants (`yyyy-MM-dd HH:mm:ss`) of a recording.
 * Of an address that no browser plays, `monitorUrl` is null and `reason` says why.
 */
async function monitorUrl({ clock }: ServerDeps, c: Context<AppEnv>) {
  const id = demandId(c, 'deviceId')
  const size = c.req.query('isHd') === '1' ? 'large' : 'small'
  const period = periodOf(c, clock.now())
  return tenantWork(c, async (tx, scope) => {
    const camera = await demandCamera(tx, scope, id)
    const address = camera['address']
    const told = { accessToken: null, monitorUrl: null, mp4Url: null, kind: null }
    if (typeof address !== 'string') return { ...told, reason: zhCN.noAddress }
    const kind = kindOfAddress(address)
    if (kind === 'gateway') return { ...told, reason: zhCN.notPlayable }
    // nothing records other streams: a live picture in place of a recording would be taken for it
    if (kind !== 'demo' && period) return { ...told, reason: zhCN.noRecording }
    if (kind !== 'demo') return { ...told, monitorUrl: address, kind, reason: null }
    const ticket = await issueStreamTicket(tx, c.get('session'), { cameraId: id, size, period }, clock.now())
    const base = `/files/stream/${ticket}`
    return { ...told, monitorUrl: `${base}/live.m3u8`, mp4Url: period ? null : `${base}/live.mp4`, kind: 'hls', reason: null, recordedFrom: period && wireTime(period.from) }
  })
}

async function demandCamera(tx: Db, scope: DataScope, id: number): Promise<StoredRow> {
  const [camera] = mayReadChannel(scope, VIDEO_CHANNEL) ? await selectByIds(tx, cameraResource.definition, scope, [id]) : []
  if (!camera) throw new BusinessError(zhCN.unknownCamera)
  return camera
}

/** Two instants in UTC+8; null without them. The end of a recording that is not over yet is now. */
function periodOf(c: Context<AppEnv>, now: number): { from: Date; to: Date } | null {
  const text = c.req.query('dateStrs')?.trim() ?? ''
  if (text === '') return null
  const [from = Number.NaN, to = Number.NaN] = text.split(',').map((one) => Date.parse(`${one.trim().replace(' ', 'T')}+08:00`))
  if (!(from < to) || to - from > LONGEST_RECORDING_MS || from >= now) throw new ParameterError(zhCN.badPeriod, 'dateStrs')
  return { from: new Date(from), to: new Date(Math.min(to, now)) }
}
