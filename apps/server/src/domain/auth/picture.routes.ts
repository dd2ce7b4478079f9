import { Hono, type Context } from 'hono'
import { setCookie } from 'hono/cookie'

import type { AppEnv } from '../../http/app-env'
import { BusyError } from '../../http/errors'
import { zhCN } from '../../http/http.messages'
import { isHttps } from '../../http/request-facts'
import type { ServerDeps } from '../../server-deps'
import { PICTURE_CODE_LIFE_MS, randomCode, storePictureCode } from './picture-code.queries'
import { createPictureStock, createPictureThread } from './picture-maker'
import { createTokenBuckets } from './token-bucket'

/** Of one address: each picture is a write. A whole watch room may sign in at once. */
const PICTURES = { burst: 120, perSecond: 5 } as const

/** GET /api/admin/image/getCode: the picture, its key in the readable cookie `image` (domain 13). */
export function pictureRoutes({ database, clock, config }: ServerDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  const allows = createTokenBuckets(PICTURES, clock)
  const takePicture = createPictureStock(createPictureThread(), randomCode, config.fixedCode)
  routes.get('/getCode', async (c: Context<AppEnv>) => {
    if (!allows(c.get('ip'))) {
      c.header('Retry-After', '1')
      throw new BusyError(zhCN.tooBusy)
    }
    const { code, jpeg } = await takePicture()
    const key = await database.transaction((tx) => storePictureCode(tx, code, clock.now()))
    setCookie(c, 'image', key, {
      path: '/',
      sameSite: 'Strict',
      secure: isHttps(c, config.trustProxy),
      maxAge: PICTURE_CODE_LIFE_MS / 1000,
    })
    return c.body(new Uint8Array(jpeg), 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'no-store',
    })
  })
  return routes
}
