import { MOST_FIGURE_DAYS, writeWireDay } from '@smart-fire/api-client/wire'
import { Hono, type Context } from 'hono'

import type { AppEnv } from '../../../http/app-env'
import { ParameterError } from '../../../http/errors'
import { periodFilter } from '../../../http/filters'
import { zhCN as httpWords } from '../../../http/http.messages'
import { pagingOf } from '../../../http/parameters'
import { asData, asTable } from '../../../http/responses'
import { parseDateStrs, type Period } from '../../../http/wire-time'
import type { ServerDeps } from '../../../server-deps'
import { dividedFigures } from './divided-figures.queries'
import { orderOfDivided } from './divided-order.queries'
import { DIVISIONS, type Division } from './division-keys.queries'
import { figuresByDay, figuresOf } from './figures.queries'

/** of divided figures: a day has too few checks for a comparison */
const USUAL_DAYS = 30
const DAY_MS = 86_400_000

/** `/api/device/deviceInspectionStatistics` (additive, ADR 3): figures of inspections over `dateStrs`, today by default, the last 30 days when they are divided (ADR 63). */
export function inspectionFigureRoutes({ clock }: ServerDeps): Hono<AppEnv> {
  const now = () => new Date(clock.now())
  return new Hono<AppEnv>()
    .get('/figures', asData((tx, scope, c) => figuresOf(tx, scope, periodOf(c, now()), now())))
    .get('/trend', asData((tx, scope, c) => figuresByDay(tx, scope, periodOf(c, now()), now())))
    .get('/divided', asTable((tx, scope, c) => dividedFigures(tx, scope, { by: divisionOf(c), period: periodOf(c, now(), USUAL_DAYS), order: orderOfDivided(c), now: now() }, pagingOf(c))))
}

function periodOf(c: Context<AppEnv>, now: Date, usualDays = 1): Period {
  const period = periodFilter(c, 'dateStrs') ?? parseDateStrs(`${writeWireDay(now.getTime() - (usualDays - 1) * DAY_MS)},${writeWireDay(now.getTime())}`)
  if (!period || period.to.getTime() - period.from.getTime() > MOST_FIGURE_DAYS * DAY_MS) throw new ParameterError(httpWords.badParameter, 'dateStrs')
  return period
}

function divisionOf(c: Context<AppEnv>): Division {
  const by = DIVISIONS.find((one) => one === c.req.query('by'))
  if (!by) throw new ParameterError(httpWords.badParameter, 'by')
  return by
}
