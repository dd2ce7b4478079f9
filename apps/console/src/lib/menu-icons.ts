import {
  Cctv, CircleDot, ClipboardCheck, DoorClosed, Droplets, LayoutDashboard, Lightbulb, PlugZap, Server, Settings, Siren, Wind,
  Zap, type LucideIcon,
} from 'lucide-react'

/** Icon names of the server's menu (contract menus.json). A fixed map, so that a name from the server never becomes markup (trust B3). */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  gailan: LayoutDashboard,
  dianqihuozai: Zap,
  huozaibaojing: Siren,
  xiaofangshuan: Droplets,
  qitimiehuo: PlugZap,
  zhuji: Server,
  xunjian: ClipboardCheck,
  keranqiti: Wind,
  fanghuomen: DoorClosed,
  yingjideng: Lightbulb,
  jiankong: Cctv,
  xitongshezhi: Settings,
  erjicaidan: CircleDot,
}

/** The names that a menu can be given. */
export const MENU_ICONS: readonly string[] = Object.keys(ICONS)

export function menuIcon(name: string | null): LucideIcon {
  return (name !== null && Object.hasOwn(ICONS, name) ? ICONS[name] : undefined) ?? CircleDot
}
