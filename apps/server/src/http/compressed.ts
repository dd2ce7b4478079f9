import type { MiddlewareHandler } from 'hono'
import { compress } from 'hono/compress'
import type { AppEnv } from './app-env'

/** Below this the packing costs more than the way. */
export const COMPRESS_FROM_BYTES = 4096

/** Long answers travel packed; short ones, which most are, say their length and are left alone. */
export const compressed: MiddlewareHandler<AppEnv> = compress({ threshold: COMPRESS_FROM_BYTES, encoding: 'gzip' })

export function acceptsGzip(header: string | undefined): boolean {
  return (header ?? '').split(',').some((coding) => /^\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*$).*)?$/i.test(coding))
}
