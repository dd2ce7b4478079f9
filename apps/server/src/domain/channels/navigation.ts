import type { Db } from '../../db/database'
import type { Session } from '../../http/app-env'
import { grantedMenus, type Menu } from '../menus/grants.queries'
import { shownMenus } from '../menus/menu-responses'
import { hiddenChannelIds } from './channels.queries'

/** The menus that a user is shown: without hidden menus, and without the sections that the tenant has switched off. Rights and data stay as they are (ADR 36). */
export async function navigationOf(tx: Db, session: Session): Promise<Menu[]> {
  const shown = shownMenus(await grantedMenus(tx, session))
  const hidden = await hiddenChannelIds(tx, session.tenantId)
  return shown.filter(({ channelId }) => channelId === null || !hidden.has(channelId))
}
