import type { Context } from 'hono'

import type { AppEnv } from '../../http/app-env'

/** Where a sign-in comes from, as the login log shows it. */
export interface ClientFacts {
  ip: string
  /** name and main version: `Chrome 131`; null for what names none */
  browser: string | null
  /** null for what names none */
  system: string | null
}

/** Address, browser and operating system of a request. The client can forge the last two: they are shown and decide nothing. */
export function clientFacts(c: Context<AppEnv>): ClientFacts {
  const agent = c.req.header('user-agent') ?? ''
  return { ip: c.get('ip'), browser: browserOf(agent), system: systemOf(agent) }
}

/** In this order: most browsers also name the ones that they imitate. */
const BROWSERS: readonly (readonly [name: string, version: RegExp])[] = [
  ['Edge', /Edg(?:e|A|iOS)?\/(\d{1,4})/],
  ['Opera', /OPR\/(\d{1,4})/],
  ['WeChat', /MicroMessenger\/(\d{1,4})/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d{1,4})/],
  ['Chrome', /(?:Chrome|CriOS)\/(\d{1,4})/],
  ['Safari', /Version\/(\d{1,4})\S* (?:Mobile\/\S+ )?Safari/],
]

export function browserOf(agent: string): string | null {
  for (const [name, version] of BROWSERS) {
    const found = version.exec(agent)
    if (found) return `${name} ${found[1]}`
  }
  return null
}

/** A browser on Windows 11 says that it runs on Windows 10. */
const SYSTEMS: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Android', /Android/],
  ['iOS', /iPhone|iPad|iPod/],
  ['Windows 10/11', /Windows NT 10/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux|X11/],
]

export function systemOf(agent: string): string | null {
  return SYSTEMS.find(([, pattern]) => pattern.test(agent))?.[0] ?? null
}
