import { Hono, type Context } from 'hono'
import { nullish, number, object, string, union } from 'valibot'

import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { FieldError } from '../../http/errors'
import { jsonBody } from '../../http/parameters'
import { checkVersion } from '../../http/resource/version'
import { writeWork, type Write } from '../../http/write-work'
import type { ServerDeps } from '../../server-deps'
import { FILE_HEADERS } from '../floor-plans/file-headers'
import { readUploadedPicture, storeFile, type UploadedPicture } from '../floor-plans/uploaded-picture'
import { dropLogo, findLogo, findLogoOfHost } from './logo.queries'
import { readSettings, writeSettings } from './tenant-setup.queries'
import { zhCN } from './tenants.messages'

/** a logo is a few centimetres on a screen */
const MOST_BYTES = 512 * 1024
const MOST_PX = 1024
const LEAST_PX = 24
const YEAR_S = 365 * 86_400

const scalar = nullish(union([string(), number()]))
const saveInput = object({ content: string(), version: scalar })
const removeInput = object({ version: scalar })

/** `deviceTenantSetup/saveLogo` and `removeLogo` (additive, ADR 73): the logo of the own tenant, a PNG or JPEG of at most 512 KB and 1024 pixels as Base64. */
export function logoRoutes({ clock }: ServerDeps): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .post('/saveLogo', async (c) => {
      const { content, version } = await jsonBody(c, saveInput)
      const picture = readLogo(content)
      return ok(c, await writeWork(c, clock, 'tenantSetup', (write) => replaceLogo(write, 'saveLogo', version, picture)))
    })
    .post('/removeLogo', async (c) => {
      const { version } = await jsonBody(c, removeInput)
      return ok(c, await writeWork(c, clock, 'tenantSetup', (write) => replaceLogo(write, 'removeLogo', version, null)))
    })
}

function readLogo(content: string): UploadedPicture {
  const picture = readUploadedPicture(content, LEAST_PX)
  if (picture.bytes.length > MOST_BYTES) throw new FieldError('content', zhCN.logoTooLarge)
  if (Math.max(picture.width, picture.height) > MOST_PX) throw new FieldError('content', zhCN.logoTooWide)
  return picture
}

async function replaceLogo(write: Write, act: string, version: string | number | null | undefined, picture: UploadedPicture | null) {
  const { tx, scope: { tenantId }, author, now } = write
  const before = await readSettings(tx, tenantId)
  checkVersion(before, version)
  const logoKey = picture === null ? null : await storeFile(write, picture)
  await writeSettings(tx, tenantId, { ...before, logoKey, version: before.version + 1, updatedBy: author, updatedAt: now })
  await dropLogo(tx, tenantId, before.logoKey)
  // its key stays out of the audit log: it is where the file is
  return [{ act, id: tenantId, before: { logo: before.logoKey !== null }, after: { logo: logoKey !== null } }]
}

/** `/files/logo/*`: public logos, by their key, and at the sign-in by the name of the host. */
export function logoFileRoutes({ database, config }: ServerDeps): Hono<AppEnv> {
  const policy = config.allowedOrigins.length > 0 ? 'cross-origin' : 'same-origin'
  const logoResponse = (c: Context<AppEnv>, { content, contentType }: { content: Uint8Array; contentType: string }, cache: string) =>
    c.body(new Uint8Array(content), 200, { ...FILE_HEADERS, 'Content-Type': contentType, 'Cross-Origin-Resource-Policy': policy, 'Cache-Control': cache })
  return new Hono<AppEnv>()
    .get('/ofHost', async (c) => {
      const logo = await findLogoOfHost(database.db, new URL(c.req.url).hostname)
      // without one the page shows the mark of the product: no error in the console of the browser
      return logo ? logoResponse(c, logo, 'no-cache') : c.body(null, 204)
    })
    .get('/:key', async (c) => {
      const logo = await findLogo(database.db, c.req.param('key'))
      return logo ? logoResponse(c, logo, `public, max-age=${YEAR_S}, immutable`) : c.notFound()
    })
}
