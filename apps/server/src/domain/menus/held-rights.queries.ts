import { and, inArray } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { elements, menus } from '../../db/schema'
import { elementGrantOf, type Grantee, menuGrantOf } from './grants.queries'
import { grantedPaths, screenOf } from './menu-paths'

/** Those of these screens (`parent/child`) that a user may open. Reads their menus only: every guarded call asks. */
export async function heldScreens(db: Db, session: Grantee, screens: readonly string[]): Promise<Set<string>> {
  const codes = [...new Set(screens.flatMap((screen) => screen.split('/')))]
  const granted = await db
    .select({ id: menus.id, parentId: menus.parentId, code: menus.code })
    .from(menus)
    .where(and(inArray(menus.code, codes), menuGrantOf(db, session)))
  const paths = grantedPaths(granted)
  return new Set(screens.filter((screen) => paths.has(screen)))
}

/** Those of these elements (`parent/child:element`) that a user may press: without its screen an element has no effect. */
export async function heldElements(db: Db, session: Grantee, codes: readonly string[]): Promise<Set<string>> {
  const rows = await db.select({ code: elements.code }).from(elements).where(and(inArray(elements.code, [...codes]), elementGrantOf(db, session)))
  const screens = await heldScreens(db, session, rows.map(({ code }) => screenOf(code)))
  return new Set(rows.flatMap(({ code }) => (screens.has(screenOf(code)) ? [code] : [])))
}
