import { ELEMENT_CATALOGUE } from '../domain/menus/element-catalogue'
import { MENU_CATALOGUE, menuIdOf } from '../domain/menus/menu-catalogue'
import type { DemoRoleGrant } from './tenants'

/** The menu ids and element codes of a demo role. A single screen includes its section. */
export function grantOf({ menus, elements }: DemoRoleGrant): { menuIds: number[]; elementCodes: string[] } {
  const screens = menus.flatMap((path) => (path.includes('/') ? [path] : screensOf(path)))
  const sections = screens.map((path) => path.split('/')[0] ?? '')
  const wanted = new Set(screens.flatMap((screen) => elements.map((act) => `${screen.split('/')[0]}/${act}`)))
  return {
    menuIds: [...new Set([...sections, ...screens])].map(menuIdOf),
    elementCodes: ELEMENT_CATALOGUE.map(({ code }) => code).filter((code) => wanted.has(code)),
  }
}

const screensOf = (section: string): string[] =>
  MENU_CATALOGUE.filter(({ parentCode, siteMenu }) => parentCode === section && siteMenu).map(({ code }) => `${section}/${code}`)
