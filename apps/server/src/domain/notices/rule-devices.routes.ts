import { Hono } from 'hono'
import type { Context } from 'hono'
import { nullish, number, object, string, union } from 'valibot'

import type { Db } from '../../db/database'
import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { FieldError } from '../../http/errors'
import { demandId, idOf, withinMost } from '../../http/filters'
import { jsonBody } from '../../http/parameters'
import { asTable } from '../../http/responses'
import { writeWork } from '../../http/write-work'
import type { ServerDeps } from '../../server-deps'
import { demandRule } from './find-rule.queries'
import { zhCN } from './notice.messages'
import { bindDevices, devicesFor, pageOfRuleDevices, unbindDevices, type Binding, type Rule } from './rule-devices.queries'

const bindingBody = object({ noticeRuleId: union([string(), number()]), sensorIds: nullish(union([string(), number()]), '') })

const devicesOf = (binding: Binding) => asTable(async (tx, scope, c) => pageOfRuleDevices(tx, scope, await demandRule(tx, scope, demandId(c, 'noticeRuleId')), binding, c))

/**
 * `/api/datahandler/noticeRuleSensor`: the devices of a push rule (contract device §17). The system of the rule says what they are, so the
 * calls that list what is not bound take `noticeRuleId` as well (ADR 3).
 */
export function ruleDeviceRoutes(deps: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/listBindedSensor', devicesOf('bound'))
    .get('/listFireMainBindedSensor', devicesOf('bound'))
    .get('/listUnBindedSensor', devicesOf('free'))
    .post('/batchAdd', async (c) => ok(c, await change(deps, c, 'bind', async (tx, rule, ids) => bindDevices(tx, rule, ids))))
    .post('/delBindedSensor', async (c) => ok(c, await change(deps, c, 'unbind', unbindDevices)))
}

/** Binds or unbinds devices, all of them or none; one of another tenant or system is as unknown. Gives how many have changed. */
async function change({ clock }: ServerDeps, c: Context<AppEnv>, act: 'bind' | 'unbind', write: (tx: Db, rule: Rule, ids: number[]) => Promise<number[]>): Promise<number> {
  const { noticeRuleId, sensorIds } = await jsonBody(c, bindingBody)
  const ids = withinMost([...new Set(String(sensorIds).split(',').map((id) => idOf(id.trim())))])
  let changed = 0
  await writeWork(c, clock, 'noticeRule', async ({ tx, scope }) => {
    const rule = await demandRule(tx, scope, idOf(String(noticeRuleId)))
    if ((await devicesFor(tx, scope, rule, ids)).length < ids.length) throw new FieldError('sensorIds', zhCN.deviceUnknown)
    const devices = await write(tx, rule, ids)
    changed = devices.length
    if (changed === 0) return []
    const names = { ruleName: rule.name, devices }
    return [{ act, id: rule.id, before: act === 'bind' ? { ...names, devices: [] } : names, after: act === 'bind' ? names : { ...names, devices: [] } }]
  })
  return changed
}
