import { MENU_CATALOGUE } from '../menus/menu-catalogue'
import { zhCN } from './logs.messages'

/** The screen, as `section/screen`, to which the rows of a kind belong: `firm` → `adminSys/firmManager`. */
export type ScreenOfKind = ReadonlyMap<string, string>

/** The kinds whose changes are logged by modules that are not declared resources. */
const FURTHER_KINDS: Readonly<Record<string, string>> = {
  user: 'adminSys/userManager', gateway: 'adminSys/deviceManger', role: 'adminSys/groupManager', channel: 'adminSys/channel', menu: 'adminSys/menuManager', tenantSetup: 'adminSys/sysConfig', threshold: 'adminSys/sysConfig', earlyWarning: 'gailan/earlyWarning', session: 'adminSys/gateLogManager', floorPlan: 'adminSys/buildManager',
}

export interface OperationNames {
  /** The Chinese name of the module of an action: `firm.add` belongs to 厂商管理. A module without a name is named by its code. */
  moduleOf: (action: string) => string
  /** Every module by its code, for the filter. */
  modules: () => { kind: string; menu: string }[]
}

/** Names modules by the titles of their screens. */
export function operationNames(resources: ScreenOfKind): OperationNames {
  const names = new Map([...resources, ...Object.entries(FURTHER_KINDS)].map(([kind, screen]) => [kind, titleOf(screen)]))
  for (const [kind, name] of Object.entries(zhCN.modules)) names.set(kind, name)
  return {
    moduleOf: (action) => names.get(kindOf(action)) ?? kindOf(action),
    modules: () => [...names].map(([kind, menu]) => ({ kind, menu })),
  }
}

/** The Chinese name of what was done: `firm.add` is 新增. */
export function actOf(action: string): string {
  const act = action.slice(kindOf(action).length + 1) || action
  return zhCN.acts[act] ?? act
}

const kindOf = (action: string): string => action.split('.')[0] ?? action

function titleOf(screen: string): string {
  return MENU_CATALOGUE.find(({ parentCode, code }) => `${parentCode}/${code}` === screen)?.title ?? screen
}
