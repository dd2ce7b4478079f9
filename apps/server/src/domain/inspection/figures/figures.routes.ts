import { writeWireDay } from '@smart-fire/api-client/wire'
import { Hono, type Context } from 'hono'

import type { AppEnv } from '../../../http/app-env'
import { ParameterError } from '../../../http/errors'
import { periodFilter } from '../../../http/filters'
import { zhCN as httpWords } from '../../../http/http.messages'
import { asData } from '../../../http/responses'
import { parseDateStrs, type Period } from '../../../http/wire-time'
import type { ServerDeps } from '../../../server-deps'
import { DIVISIONS, dividedFigures, figuresByDay, figuresOf, type Division } from './figures.queries'

const MOST_DAYS = 366
const DAY_MS = 86_400_000

/** `/api/device/deviceInspectionStatistics` (additive, ADR 3): figures of inspections over `dateStrs`, today by default. */
export function inspectionFigureRoutes({ clock }: ServerDeps): Hono<AppEnv> {
  const now = () => new Date(clock.now())
  return new Hono<AppEnv>()
    .get('/figures', asData((tx, scope, c) => figuresOf(tx, scope, periodOf(c, now()), now())))
    .get('/trend', asData((tx, scope, c) => figuresByDay(tx, scope, periodOf(c, now()), now())))
    .get('/ranking', asData((tx, scope, c) => dividedFigures(tx, scope, divisionOf(c), periodOf(c, now()), now())))
}

function periodOf(c: Context<AppEnv>, now: Date): Period {
  const today = writeWireDay(now.getTime())
  const period = periodFilter(c, 'dateStrs') ?? parseDateStrs(`${today},${today}`)
  if (!period || period.to.getTime() - period.from.getTime() > MOST_DAYS * DAY_MS) throw new ParameterError(httpWords.badParameter, 'dateStrs')
  return period
}

function divisionOf(c: Context<AppEnv>): Division {
  const by = DIVISIONS.find((one) => one === c.req.query('by'))
  if (!by) throw new ParameterError(httpWords.badParameter, 'by')
  return by
}
