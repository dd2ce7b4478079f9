import type { Context } from 'hono'

import type { Clock } from '../../clock'
import { beyondLimits } from '../../db/scoped/limit-transaction'
import type { AppEnv } from '../../http/app-env'
import { BusinessError, FieldError } from '../../http/errors'
import { idOf } from '../../http/filters'
import { parametersOf } from '../../http/parameters'
import { demandInput } from '../../http/resource/input'
import { checkVersion } from '../../http/resource/version'
import { wireFlag } from '../../http/wire-flag'
import { writeWork, type Change, type Write } from '../../http/write-work'
import { stopInput } from '../inventory/device-input'
import { mayWriteHost } from '../menus/data-scope'
import { judge } from '../records/judge'
import { zhCN } from './fire-host.messages'
import { forgetAddresses } from './registered-address.queries'
import { countInAlarm, lockHost, openRecordsOf, returnPoints, shutPoints, writeHost, type HostRow } from './stop-host.queries'

/**
 * `deviceFireMain/setStopped` (additive): the reports of a stopped host and of its points are refused with this reason
 * (`domain/ingestion`), and its points are not enabled. A host with a point in alarm, or with an unhandled fire, is not stopped; its
 * other unhandled records are handled by the user who stops it. A host that is started again counts as silent until it reports: what
 * its points were meanwhile is not known.
 */
export async function setHostStopped(clock: Clock, c: Context<AppEnv>): Promise<void> {
  const parameters = await parametersOf(c)
  const { stopped, reason } = demandInput(stopInput, parameters)
  await writeWork(c, clock, 'fireHost', async (write) => {
    const { tx, scope, author, now } = write
    const host = await lockHost(tx, scope, idOf(parameters['id'] ?? ''))
    if (!host) throw new BusinessError(zhCN.unknownHost)
    // a fire at a point out of sight must not be stopped with its host
    if (!mayWriteHost(scope, host.id)) throw new BusinessError(zhCN.hostInPart)
    checkVersion(host, parameters['version'])
    if (stopped === '0') return startHost(write, host)
    if (reason == null) throw new FieldError('reason', zhCN.reasonRequired)
    const records = await endRecords(write, host)
    await shutPoints(tx, host.id, now)
    await forgetAddresses(tx, [host.id])
    await writeHost(tx, host.id, { stoppedAt: now, stopReason: reason, refusedAt: null, silentAt: null, states: {} }, author, now)
    return [{ act: 'stop', id: host.id, before: factsOf(host), after: { stopped: '1', stopReason: reason, records } }]
  }, stopped === '0' ? 'start' : 'stop')
}

/** Takes a stopped host into service again; resolves with the change for the audit log. */
export async function startHost({ tx, author, now }: Write, host: HostRow): Promise<Change[]> {
  if (host.stoppedAt === null) return []
  await returnPoints(tx, host.id, now)
  await writeHost(tx, host.id, { stoppedAt: null, stopReason: null, refusedAt: null, silentAt: now }, author, now)
  return [{ act: 'start', id: host.id, before: factsOf(host), after: { stopped: '0' } }]
}

const factsOf = ({ stoppedAt, stopReason }: HostRow) => ({ stopped: wireFlag(stoppedAt !== null), stopReason })

/** Handles the unhandled faults of a host; resolves with their ids for the audit log. */
async function endRecords({ tx, scope, session, now }: Write, { id }: HostRow): Promise<number[]> {
  const open = await openRecordsOf(tx, id)
  const fires = open.filter(({ isFire }) => isFire)
  if (fires.length > 0) throw new BusinessError(zhCN.openFires(fires.length))
  const inAlarm = await countInAlarm(tx, id)
  if (inAlarm > 0) throw new BusinessError(zhCN.pointsInAlarm(inAlarm))
  await beyondLimits(tx, async () => {
    for (const record of open) await judge(tx, scope, session, { kind: 'fireHost', id: record.id, verdict: null }, now)
  })
  return open.map((record) => record.id)
}
