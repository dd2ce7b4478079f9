import { Hono, type Context } from 'hono'
import { setCookie } from 'hono/cookie'

import type { AppEnv } from '../../http/app-env'
import { isHttps } from '../../http/request-facts'
import type { ServerDeps } from '../../server-deps'
import { drawPicture } from './picture'
import { PICTURE_CODE_LIFE_MS, randomCode, storePictureCode } from './picture-code.queries'

/** GET /api/admin/image/getCode: the picture, its key in the readable cookie `image` (domain 13). */
export function pictureRoutes({ database, clock, config }: ServerDeps): Hono<AppEnv> {
  const routes = new Hono<AppEnv>()
  routes.get('/getCode', async (c: Context<AppEnv>) => {
    const code = config.fixedCode ?? randomCode()
    const key = await database.transaction((tx) => storePictureCode(tx, code, clock.now()))
    setCookie(c, 'image', key, {
      path: '/',
      sameSite: 'Strict',
      secure: isHttps(c, config.trustProxy),
      maxAge: PICTURE_CODE_LIFE_MS / 1000,
    })
    return c.body(new Uint8Array(drawPicture(code, Math.random)), 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'no-store',
    })
  })
  return routes
}
