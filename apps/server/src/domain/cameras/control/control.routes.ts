import { Hono, type Context } from 'hono'
import { maxLength, maxValue, minLength, minValue, number, object, optional, pipe, string } from 'valibot'

import type { AppEnv } from '../../../http/app-env'
import { ok } from '../../../http/envelope'
import { demandId, idOf } from '../../../http/filters'
import { jsonBody } from '../../../http/parameters'
import { wireFlag } from '../../../http/wire-flag'
import { rootCause } from '../../../root-cause'
import type { ServerDeps } from '../../../server-deps'
import { writeAudit } from '../../audit/audit.queries'
import { zhCN } from '../camera.messages'
import { ControlError, type ControlProblem } from './camera-control'
import { controlledCamera, type ControlledCamera } from './control-target'
import type { EndedHold } from './holds'
import { setControlPassword } from './set-control-password'

const id = pipe(string(), minLength(1), maxLength(19))
const speed = optional(pipe(number(), minValue(-1), maxValue(1)), 0)
const movement = object({ deviceId: id, pan: speed, tilt: speed, zoom: speed })
const halt = object({ deviceId: id })
const presetCall = object({ deviceId: id, preset: pipe(string(), minLength(1), maxLength(64)) })

/**
 * `/api/device/deviceVideoExt` (additive, ADR 74): turns cameras. A camera that does not do what it is told is an ordinary answer with a
 * `problem`, and a `reason` in words.
 */
export function controlRoutes(deps: ServerDeps): Hono<AppEnv> {
  const { cameraControl, holds } = deps
  return new Hono<AppEnv>()
    .get('/control', async (c) => {
      const device = demandId(c, 'deviceId')
      return ok(c, await told(deps, async () => cameraControl.abilities((await controlledCamera(c, deps, device)).target)))
    })
    .post('/move', async (c) => {
      const { deviceId, ...velocity } = await jsonBody(c, movement)
      return ok(c, await told(deps, async () => {
        const camera = await controlledCamera(c, deps, idOf(deviceId))
        await holds.move({ ...heldBy(c, camera), velocity, onEnd: (hold) => auditHold(deps, c, camera, hold) })
      }))
    })
    .post('/stopMove', async (c) => {
      const { deviceId } = await jsonBody(c, halt)
      return ok(c, await told(deps, async () => holds.stop(heldBy(c, await controlledCamera(c, deps, idOf(deviceId))))))
    })
    .post('/gotoPreset', async (c) => {
      const { deviceId, preset } = await jsonBody(c, presetCall)
      return ok(c, await told(deps, async () => {
        const camera = await controlledCamera(c, deps, idOf(deviceId))
        await holds.goTo(heldBy(c, camera), preset)
        await audit(deps, c, camera, 'gotoPreset', { preset })
      }))
    })
    .post('/setControlPassword', async (c) => ok(c, await setControlPassword(deps, c)))
}

const heldBy = (c: Context<AppEnv>, { id: key, target }: ControlledCamera) => ({ key: String(key), who: c.get('session').tokenHash, target })

/** What a camera did; where it did not, why. */
async function told<Result extends object | void>({ log }: ServerDeps, work: () => Promise<Result>) {
  try {
    return { problem: null, reason: null, ...(await work()) }
  } catch (error) {
    if (!(error instanceof ControlError)) throw error
    log.warn('camera.control', { problem: error.problem, error: error.message })
    return { problem: error.problem, reason: REASONS[error.problem] }
  }
}

const REASONS: Readonly<Record<ControlProblem, string>> = zhCN.controlProblems

/** One entry for a whole hold, written when it is over. */
async function auditHold(deps: ServerDeps, c: Context<AppEnv>, camera: ControlledCamera, { ms, directions, end, stopped }: EndedHold): Promise<void> {
  const facts = { directions: directions.join(','), seconds: (ms / 1000).toFixed(1), end, stopped: wireFlag(stopped) }
  await audit(deps, c, camera, 'move', facts).catch((error: unknown) => deps.log.error('camera.audit', { error: String(rootCause(error)) }))
}

async function audit({ database, clock }: ServerDeps, c: Context<AppEnv>, { id: camera, name }: ControlledCamera, act: string, facts: Record<string, string>): Promise<void> {
  const { userId, tenantId, username, name: person } = c.get('session')
  const detail = { id: camera, before: null, after: { deviceName: name, ...facts }, by: `${username}(${person})` }
  await database.transaction((tx) => writeAudit(tx, c, clock.now(), { action: `camera.${act}`, result: 'ok', userId, tenantId, detail }))
}
