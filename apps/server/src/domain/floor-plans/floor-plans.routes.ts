import { Hono, type Context } from 'hono'

import { ok } from '../../http/envelope'
import { asData } from '../../http/responses'
import type { AppEnv } from '../../http/app-env'
import { ForbiddenError } from '../../http/errors'
import { demandId, floorFilter } from '../../http/filters'
import type { ServerDeps } from '../../server-deps'
import { deleteImage } from './delete-image'
import { discardDraft, publishDraft, saveDraft } from './drafts'
import { attachment, FILE_HEADERS } from './file-headers'
import { linkLife } from './file-links'
import { zhCN } from './floor-plans.messages'
import { findFile, planRows } from './floor-plans.queries'
import { planEditor } from './plan-editor'
import { saveMarks } from './save-marks'

/** `/api/device/deviceFloorLayout` (contract device §7); all but `selectImage` and `deleteImage` is additive (ADR 24). */
export function floorPlanRoutes({ clock }: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      '/selectImage',
      asData((tx, scope, c) =>
        planRows(tx, scope, { buildingId: demandId(c, 'buildingId'), floor: floorFilter(c, 'floor') }, clock.now()),
      ),
    )
    .get('/editor', asData((tx, scope, c) => planEditor(tx, scope, c, clock.now())))
    .delete('/deleteImage', async (c) => ok(c, await deleteImage(clock, c)))
    .post('/saveDraft', async (c) => ok(c, await saveDraft(clock, c)))
    .post('/publishDraft', async (c) => ok(c, await publishDraft(clock, c)))
    .post('/discardDraft', async (c) => ok(c, await discardDraft(clock, c)))
    .post('/saveMarks', async (c) => ok(c, await saveMarks(clock, c)))
}

const PDF = 'application/pdf'
const SERVED_TYPES = new Set(['image/svg+xml', 'image/png', 'image/jpeg', PDF])
const PLACEHOLDER_AGE_S = 86_400

/** `/files/*`: no session, the signed link is the permission. */
export function fileRoutes({ database, clock, config }: ServerDeps): Hono<AppEnv> {
  const policy = config.allowedOrigins.length > 0 ? 'cross-origin' : 'same-origin'
  const fileResponse = (c: Context<AppEnv>, content: Uint8Array<ArrayBuffer>, type: string, seconds: number) =>
    c.body(content, 200, {
      ...FILE_HEADERS,
      'Content-Type': type,
      'Cross-Origin-Resource-Policy': policy,
      'Cache-Control': `private, max-age=${seconds}, immutable`,
    })

  return new Hono<AppEnv>()
    .get('/no-floor-plan.svg', (c) =>
      fileResponse(c, new TextEncoder().encode(placeholder()), 'image/svg+xml', PLACEHOLDER_AGE_S),
    )
    .get('/:key', async (c) => {
      const key = c.req.param('key')
      const given = { expires: c.req.query('expires') ?? '', signature: c.req.query('signature') ?? '' }
      const life = await linkLife(database.db, key, given, clock.now())
      if (life === null) throw new ForbiddenError(zhCN.linkExpired)
      const file = await findFile(database.db, key)
      if (!file || !SERVED_TYPES.has(file.contentType)) return c.notFound()
      // a PDF may hold scripts and forms: it is saved, and never shown by this origin
      if (file.contentType === PDF) c.header('Content-Disposition', attachment(file.name, 'pdf'))
      return fileResponse(c, new Uint8Array(file.content), file.contentType, Math.floor(life / 1000))
    })
}

function placeholder(): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="500" viewBox="0 0 800 500"><rect width="800" height="500" fill="#F5F7F8"/>` +
    `<rect x="40" y="40" width="720" height="420" fill="none" stroke="#C3CBD4" stroke-width="2" stroke-dasharray="10 8"/>` +
    `<text x="400" y="260" font-size="28" fill="#7A8694" text-anchor="middle" font-family="sans-serif">${zhCN.noPlan}</text></svg>`
  )
}
