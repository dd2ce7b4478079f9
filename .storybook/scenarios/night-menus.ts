import type { MenuNode } from '@smart-fire/api-client'
import { CHANNEL } from '@smart-fire/api-client'
import { aMenu } from '@smart-fire/api-client/mock'

const SCREENS = { realtimeMonit: '实时监测', exceptionRecord: '异常记录', statisticAnly: '统计分析', fireDeviceManger: '设备管理' }
type ScreenCode = keyof typeof SCREENS

/** The menu of an operator at night. Screens for which the mock platform has no call say so, as they do on a server without the call. */
export const MENUS_AT_NIGHT: readonly MenuNode[] = [
  aMenu(),
  section('huozaibaojing', '无线感烟', CHANNEL.default, ['realtimeMonit', 'exceptionRecord', 'statisticAnly', 'fireDeviceManger']),
  section('hydrant', '消防用水', CHANNEL.hydrant, ['realtimeMonit', 'exceptionRecord']),
]

function section(code: string, title: string, channelId: string, screens: readonly ScreenCode[]): MenuNode {
  const children = screens.map((screen) => aMenu({ id: `${code}-${screen}`, code: screen, title: SCREENS[screen], icon: 'erjicaidan', channelId, children: [] }))
  return aMenu({ id: code, code, title, icon: code === 'hydrant' ? 'xiaofangshuan' : code, channelId, children })
}
