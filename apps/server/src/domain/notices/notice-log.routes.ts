import { RECORD_KIND } from '@smart-fire/api-client/wire'
import { Hono } from 'hono'

import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { ParameterError } from '../../http/errors'
import { demandId } from '../../http/filters'
import { zhCN as httpWords } from '../../http/http.messages'
import { asData, asTable } from '../../http/responses'
import type { ServerDeps } from '../../server-deps'
import { noticesOfRecord, pageOfLog } from './notice-log.queries'
import { retryNotices } from './retry-notices'

/** `/api/datahandler/noticeLog`: what became of the notices (contract device §17); those of one record and another try are additive (ADR 3). */
export function noticeLogRoutes(deps: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/listNoticeLog', asTable(pageOfLog))
    .get('/ofRecord', asData((tx, scope, c) => {
      const kind = Object.values(RECORD_KIND).find((known) => known === c.req.query('kind'))
      if (!kind) throw new ParameterError(httpWords.badParameter, 'kind')
      return noticesOfRecord(tx, scope, kind, demandId(c, 'id'))
    }))
    .post('/retry', async (c) => {
      await retryNotices(deps, c)
      return ok(c)
    })
}
