import { Hono } from 'hono'
import { array, check, maxLength, minLength, nullable, object, picklist, pipe, regex, string, trim } from 'valibot'

import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { jsonBody } from '../../http/parameters'
import { asData } from '../../http/responses'
import { tenantWork } from '../../http/unit-of-work'
import { keepLayouts, layoutsOf } from './wall-layouts.queries'

const SIZES = [1, 4, 9, 16] as const
const MOST_LAYOUTS = 20
const LONGEST_NAME = 30

/** Cameras by their ids, which need not exist any more: a pane without its camera is empty. */
const layout = pipe(
  object({ name: pipe(string(), trim(), minLength(1), maxLength(LONGEST_NAME)), size: picklist(SIZES), panes: array(nullable(pipe(string(), regex(/^\d{1,19}$/)))) }),
  check(({ size, panes }) => panes.length === size),
)
const layouts = object({ layouts: pipe(array(layout), maxLength(MOST_LAYOUTS), check((all) => new Set(all.map(({ name }) => name)).size === all.length)) })

/** `/api/device/deviceVideoExt`: the layouts of the video wall that each user has saved (additive, ADR 45). */
export function wallLayoutRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/layouts', asData((tx, _scope, c) => layoutsOf(tx, c.get('session'))))
    .post('/saveLayouts', async (c) => {
      const saved = await jsonBody(c, layouts)
      await tenantWork(c, (tx) => keepLayouts(tx, c.get('session'), saved.layouts))
      return ok(c)
    })
}
