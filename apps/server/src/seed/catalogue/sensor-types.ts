import { PLACEMENT, SYSTEM_TYPE, type Placement, type SystemType } from '@smart-fire/api-client/wire'

import { FIRMS, type FirmSpec } from './firms'

/** Where devices of a type are installed; the plan offers places of each kind (see ../placement). */
export type Mounting =
  | 'ceiling'
  | 'corridor'
  | 'kitchen'
  | 'switchgear'
  | 'control'
  | 'fireDoor'
  | 'water'
  | 'climate'
  | 'hydrant'

/** A model of a maker's series with the points that it reports, in the order of `readings.values`. */
export interface TypeSpec {
  id: number
  channelId: number
  /** of its series */
  seriesId: number
  equipmentType: string
  model: string
  mounting: Mounting
  points: readonly string[]
  /** share among the devices of its channel */
  weight: number
}

export interface SeriesSpec {
  id: number
  firmId: number
  code: string
  name: string
  systemType: SystemType | null
  placement: Placement
  color: string
  icon: string
  lifeSpanYears: number
}

/** What the series of a channel have in common; the standard has no code for electrical fire, gas alarm and environment. */
const OF_CHANNEL: Readonly<Record<number, Pick<SeriesSpec, 'systemType' | 'placement' | 'icon' | 'lifeSpanYears'>>> = {
  1: { systemType: SYSTEM_TYPE.fireAlarm, placement: PLACEMENT.indoor, icon: 'smoke', lifeSpanYears: 10 },
  2: { systemType: null, placement: PLACEMENT.indoor, icon: 'electrical', lifeSpanYears: 8 },
  4: { systemType: null, placement: PLACEMENT.indoor, icon: 'gas', lifeSpanYears: 5 },
  5: { systemType: SYSTEM_TYPE.hydrant, placement: PLACEMENT.outdoor, icon: 'water', lifeSpanYears: 8 },
  6: { systemType: SYSTEM_TYPE.power, placement: PLACEMENT.indoor, icon: 'power', lifeSpanYears: 8 },
  7: { systemType: SYSTEM_TYPE.doorAndShutter, placement: PLACEMENT.indoor, icon: 'door', lifeSpanYears: 8 },
  8: { systemType: null, placement: PLACEMENT.indoor, icon: 'sensor', lifeSpanYears: 6 },
}

/** Filled by `type`: in the demo city each series has one model. */
export const SERIES_SPECS: SeriesSpec[] = []

const type = (
  channelId: number,
  [firm, equipmentType, model]: readonly [FirmSpec, string, string],
  color: string,
  mounting: Mounting,
  weight: number,
  ...points: string[]
): TypeSpec => {
  const id = SERIES_SPECS.length + 1
  const common = OF_CHANNEL[channelId]
  if (common === undefined) throw new Error(`no series for channel ${channelId}`)
  SERIES_SPECS.push({ id, firmId: firm.id, code: model.replace(/\d+$/, ''), name: equipmentType, color, ...common })
  return { id, channelId, seriesId: id, equipmentType, model, mounting, weight, points }
}

/** Invented makers and models; the series names are those of real products. */
export const TYPE_SPECS: readonly TypeSpec[] = [
  type(1, [FIRMS.anlan, '独立式感烟火灾探测报警器', 'AL-YG02'], '#3B82F6', 'ceiling', 9, 'YG', 'XTEMP', 'VOL', 'SIGN'),
  type(1, [FIRMS.ruigan, '无线感烟探测器', 'RG-S310'], '#0EA5E9', 'ceiling', 6, 'YG', 'VOL', 'SIGN', 'XFC'),
  type(1, [FIRMS.anlan, '独立式感温火灾探测报警器', 'AL-WG02'], '#F97316', 'kitchen', 2, 'XTEMP', 'VOL', 'SIGN'),
  type(1, [FIRMS.hongdun, '无线手动火灾报警按钮', 'HD-SB11'], '#EF4444', 'corridor', 2, 'HANDN', 'VOL'),
  type(1, [FIRMS.hongdun, '无线声光警报器', 'HD-SG07'], '#A855F7', 'corridor', 1, 'ACOP', 'VOL'),
  type(
    2,
    [FIRMS.hengtai, '组合式电气火灾监控探测器', 'HT-EF8'],
    '#EAB308',
    'switchgear',
    6,
    'RCT',
    'TEMP1',
    'TEMP2',
    'TEMP3',
    'TEMP5',
    'VLA',
    'VLB',
    'VLC',
    'ECA',
    'ECB',
    'ECC',
  ),
  type(2, [FIRMS.hengtai, '剩余电流式电气火灾监控探测器', 'HT-RC1'], '#CA8A04', 'switchgear', 3, 'LK', 'XTEMP'),
  type(2, [FIRMS.beichen, '测温式电气火灾监控探测器', 'BC-T3'], '#F59E0B', 'switchgear', 2, 'TEMP1', 'TEMP2', 'TEMP3'),
  type(4, [FIRMS.ruigan, '点型可燃气体探测器', 'RG-G500'], '#14B8A6', 'kitchen', 3, 'COMG', 'XTEMP'),
  type(4, [FIRMS.anlan, '家用可燃气体探测器', 'AL-QG03'], '#0D9488', 'kitchen', 2, 'COMG', 'SIGN'),
  type(5, [FIRMS.qingyuan, '智能消火栓监测终端', 'QY-XH6'], '#2563EB', 'hydrant', 4, 'YL', 'XQX', 'XZJ', 'VOL'),
  type(5, [FIRMS.qingyuan, '消火栓水压传感器', 'QY-YL2'], '#1D4ED8', 'hydrant', 3, 'YL', 'VOL'),
  type(5, [FIRMS.beichen, '消火栓防撞倾斜传感器', 'BC-QX1'], '#60A5FA', 'hydrant', 2, 'ANGLE', 'XQX', 'XZJ', 'VOL'),
  type(
    6,
    [FIRMS.hengtai, '消防设备电源状态监控器', 'HT-PM3'],
    '#65A30D',
    'control',
    3,
    'SWITCH',
    'VLA',
    'VLB',
    'VLC',
    'ECA',
    'ECB',
    'ECC',
  ),
  type(6, [FIRMS.hongdun, '消防电源电压信号传感器', 'HD-DY2'], '#84CC16', 'control', 2, 'SWITCH', 'VLA'),
  type(7, [FIRMS.hongdun, '常闭防火门监控器', 'HD-FM1'], '#8B5CF6', 'fireDoor', 4, 'DM', 'VOL'),
  type(7, [FIRMS.beichen, '常开防火门监控器', 'BC-FM2'], '#7C3AED', 'fireDoor', 1, 'DM', 'VOL', 'SIGN'),
  type(8, [FIRMS.qingyuan, '喷淋末端水压监测终端', 'QY-PL4'], '#0284C7', 'water', 3, 'SPR', 'VOL'),
  type(8, [FIRMS.qingyuan, '消防水池液位监测终端', 'QY-YW1'], '#0369A1', 'water', 1, 'YW', 'VOL'),
  type(8, [FIRMS.beichen, '水浸传感器', 'BC-SJ1'], '#06B6D4', 'water', 2, 'WF', 'VOL'),
  type(8, [FIRMS.ruigan, '温湿度传感器', 'RG-TH20'], '#10B981', 'climate', 3, 'XTEMP', 'HUM', 'VOL'),
  type(8, [FIRMS.beichen, '人体红外探测器', 'BC-HW1'], '#D946EF', 'corridor', 1, 'INFR', 'VOL'),
  type(8, [FIRMS.anlan, '一键报警按钮', 'AL-SOS1'], '#DC2626', 'corridor', 1, 'SOS', 'VOL'),
  type(8, [FIRMS.ruigan, '空气质量监测仪', 'RG-AQ7'], '#22C55E', 'climate', 1, 'PM2_5', 'XTEMP', 'HUM'),
]

/** Series on the loops of a fire host, with mounting and share. */
export const HOST_SERIES: readonly (readonly [string, Mounting, number])[] = [
  ['点型光电感烟火灾探测器', 'ceiling', 12],
  ['点型感温火灾探测器', 'kitchen', 2],
  ['手动火灾报警按钮', 'corridor', 3],
  ['消火栓按钮', 'corridor', 2],
  ['输入输出模块', 'control', 2],
  ['火灾声光警报器', 'corridor', 2],
  ['水流指示器', 'water', 1],
]
