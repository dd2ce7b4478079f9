import type { MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import type { AppEnv } from './app-env'

/** Below this size compressing costs more time than it saves. */
export const COMPRESS_FROM_BYTES = 4096

/** Compresses long responses; short ones, which most are, have a Content-Length and stay as they are. */
export const compressed: MiddlewareHandler<AppEnv> = compress({ threshold: COMPRESS_FROM_BYTES, encoding: 'gzip' })

export function acceptsGzip(header: string | undefined): boolean {
  return (header ?? '').split(',').some((coding) => /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/i.test(coding))
}
