import type { Db } from '../../db/database'
import type { Session } from '../../http/app-env'
import { ForbiddenError } from '../../http/errors'
import { zhCN } from '../../http/http.messages'
import type { Write } from '../../http/write-work'
import { heldElements } from '../menus/held-rights.queries'
import { MENU_CATALOGUE } from '../menus/menu-catalogue'
import { CAMERA_SCREEN } from './device-screens'

type Menu = (typeof MENU_CATALOGUE)[number]

/**
 * The screens that manage the devices of a channel, those of the points of fire hosts included; `fireDeviceManger` of the fire water manages
 * the hydrants, not their sensors.
 */
const managesDevices = ({ parentCode, code }: Menu): boolean =>
  parentCode === 'hydrant' ? code === 'hardwareSet' : code === 'fireDeviceManger' || code === 'fireRelation'

/** Cameras are changed by calls of their own; what is done to them is kept as for every device. */
const keepsPapers = (menu: Menu): boolean => managesDevices(menu) || `${menu.parentCode}/${menu.code}` === CAMERA_SCREEN

type Act = `btn_${string}`

/** Tells for each channel whether the caller holds this element on a screen that manages its devices. */
export async function heldFor(tx: Db, session: Session, act: Act, manages = managesDevices): Promise<(channelId: number | undefined) => boolean> {
  const elementOf = ({ parentCode, code }: Menu) => `${parentCode}/${code}:${act}`
  const managing = MENU_CATALOGUE.filter(manages)
  const held = await heldElements(tx, session, managing.map(elementOf))
  return (channelId) => managing.some((menu) => menu.channelId === channelId && held.has(elementOf(menu)))
}

/**
 * Refuses a write to devices of a system for which the caller does not hold the element: the rights table only says that the
 * caller holds it for some system.
 */
export async function refuseOtherSections({ tx, session }: Write, channelIds: readonly (number | undefined)[], act: Act): Promise<void> {
  const isHeld = await heldFor(tx, session, act)
  if (!channelIds.every(isHeld)) throw new ForbiddenError(zhCN.forbidden)
}

/** The same for what belongs to devices: their maintenance and their files (ADR 76). */
export async function refuseOtherPapers({ tx, session }: Write, channelIds: readonly (number | undefined)[], act: Act): Promise<void> {
  const isHeld = await heldFor(tx, session, act, keepsPapers)
  if (!channelIds.every(isHeld)) throw new ForbiddenError(zhCN.forbidden)
}
