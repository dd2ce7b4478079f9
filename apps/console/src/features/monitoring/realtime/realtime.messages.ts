import { contactWords, floorStateWords, statusWords } from '@smart-fire/dialogs/device-words'
import type { PlaceKind } from './realtime.types'

const zhPlaces: Record<PlaceKind, PlaceWords> = {
  building: {
    one: '建筑', list: '建筑列表', map: '建筑地图', open: (place) => `打开 ${place} 的平面图`, text: '名称、地址或单位',
    empty: '还没有建筑接入此系统的设备', noMatch: '没有符合筛选条件的建筑', failed: '建筑状态获取失败', notOffered: '平台未提供建筑实时监测',
    dropped: (count) => `有 ${count} 栋建筑的数据无法读取`,
  },
  hydrant: {
    one: '消火栓', list: '消火栓列表', map: '消火栓地图', open: (place) => `打开 ${place}`, text: '名称、地址或单位',
    empty: '还没有消火栓', noMatch: '没有符合筛选条件的消火栓', failed: '消火栓状态获取失败', notOffered: '平台未提供消火栓实时监测',
    dropped: (count) => `有 ${count} 个消火栓的数据无法读取`,
  },
  fireHost: {
    one: '消防主机', list: '消防主机列表', map: '消防主机地图', open: (place) => `打开 ${place} 的平面图`, text: '名称或地址',
    empty: '还没有消防主机', noMatch: '没有符合筛选条件的消防主机', failed: '消防主机状态获取失败', notOffered: '平台未提供消防主机实时监测',
    dropped: (count) => `有 ${count} 台消防主机的数据无法读取`,
  },
}

/** The words for one kind of place. */
interface PlaceWords {
  one: string
  list: string
  map: string
  open: (place: string) => string
  /** what the text filter looks into */
  text: string
  empty: string
  noMatch: string
  failed: string
  notOffered: string
  dropped: (count: number) => string
}

export const zhCN = {
  title: '实时监测',
  places: zhPlaces,
  status: { ...statusWords.zhCN, unknown: '未知' },
  faultAndOffline: '故障（含离线）',
  contacts: contactWords.zhCN,
  position: { open: '打开', closed: '关闭', normally: (state: string) => `常态${state}` },
  floorState: floorStateWords.zhCN,
  section: (floors: number, basements: number, trouble: readonly string[]) => `地上 ${floors} 层，地下 ${basements} 层；${trouble.join('、') || '各层无异常'}`,
  /** in the order in which they began */
  burning: (floors: readonly string[]) => `报警楼层 ${floors.join(' → ')}`,
  updated: (time: string) => `更新于 ${time}`,
  filter: {
    status: '按最严重状态筛选',
    region: '区域', allRegions: '全部区域', regionsLoading: '区域加载中', regionsFailed: '区域获取失败',
    unit: '联网单位', allUnits: '全部联网单位',
    type: '消火栓类型', allTypes: '全部类型', types: { '0': '地下式', '1': '地上式', '2': '伸缩式' } as Readonly<Record<string, string>>,
    reset: '重置筛选',
    layout: '显示方式', cards: '卡片', rows: '列表', map: '地图', points: '设备', pointsText: '位置或设备编号',
    floor: '楼层', equipmentType: '设备系列',
  },
  columns: { status: '状态', unit: '联网单位', worst: '重点设备' },
  openDevice: (device: string, state: string) => `查看 ${device} 的实时数据，${state}`,
  device: {
    limit: (limit: string) => `限 ${limit}`,
    limitUnread: '限值无法读取',
    lastReport: '最后上报',
    neverReported: '从未上报',
    noValue: '无监测值',
    none: '没有已启用的设备',
    notSent: '平台未提供设备监测值',
  },
  host: {
    lastContact: '最后通信', never: '从未通信', silent: '通信中断',
    mainPowerFault: '主电', batteryFault: '备电', busFault: '总线', manual: '工作方式', unknown: '未知', stopped: '已停用',
    fault: '故障', normal: '正常', manualMode: '手动', automatic: '自动',
  },
  points: {
    list: '设备实时值', place: '建筑/设施', position: '楼层与位置', number: '设备编号', series: '设备系列', values: '实时值',
    empty: '没有符合条件的设备', failed: '设备实时值获取失败',
  },
  withoutPosition: (count: number) => `${count} 项没有坐标，仅在列表中显示`,
  stale: (time: string) => `服务无响应，以下是 ${time} 的数据，恢复后自动更新。`,
}
export type RealtimeMessages = typeof zhCN

const enPlaces: Record<PlaceKind, PlaceWords> = {
  building: {
    one: 'Building', list: 'List of buildings', map: 'Map of buildings', open: (place) => `Open the floor plan of ${place}`, text: 'Name, address or unit',
    empty: 'No building has devices of this system yet', noMatch: 'No building matches the filters', failed: 'The buildings could not be loaded', notOffered: 'The platform does not offer real-time monitoring of buildings',
    dropped: (count) => (count === 1 ? '1 building could not be read' : `${count} buildings could not be read`),
  },
  hydrant: {
    one: 'Hydrant', list: 'List of hydrants', map: 'Map of hydrants', open: (place) => `Open ${place}`, text: 'Name, address or unit',
    empty: 'No hydrants yet', noMatch: 'No hydrant matches the filters', failed: 'The hydrants could not be loaded', notOffered: 'The platform does not offer real-time monitoring of hydrants',
    dropped: (count) => (count === 1 ? '1 hydrant could not be read' : `${count} hydrants could not be read`),
  },
  fireHost: {
    one: 'Fire host', list: 'List of fire hosts', map: 'Map of fire hosts', open: (place) => `Open the floor plan of ${place}`, text: 'Name or address',
    empty: 'No fire hosts yet', noMatch: 'No fire host matches the filters', failed: 'The fire hosts could not be loaded', notOffered: 'The platform does not offer real-time monitoring of fire hosts',
    dropped: (count) => (count === 1 ? '1 fire host could not be read' : `${count} fire hosts could not be read`),
  },
}

export const en: RealtimeMessages = {
  title: 'Real-time monitoring',
  places: enPlaces,
  status: { ...statusWords.en, unknown: 'Unknown' },
  faultAndOffline: 'Fault (incl. offline)',
  contacts: contactWords.en,
  position: { open: 'Open', closed: 'Closed', normally: (state) => `normally ${state.toLowerCase()}` },
  floorState: floorStateWords.en,
  section: (floors, basements, trouble) => `${floors} ${floors === 1 ? 'floor' : 'floors'} above ground, ${basements} below; ${trouble.join(', ') || 'all calm'}`,
  burning: (floors) => `In alarm: ${floors.join(' → ')}`,
  updated: (time) => `Updated ${time}`,
  filter: {
    status: 'Filter by worst state',
    region: 'Region', allRegions: 'All regions', regionsLoading: 'Loading regions', regionsFailed: 'Regions could not be loaded',
    unit: 'Networked unit', allUnits: 'All networked units',
    type: 'Kind of hydrant', allTypes: 'All kinds', types: { '0': 'Underground', '1': 'Above ground', '2': 'Telescopic' },
    reset: 'Reset filters',
    layout: 'Layout', cards: 'Cards', rows: 'List', map: 'Map', points: 'Devices', pointsText: 'Position or device number',
    floor: 'Floor', equipmentType: 'Device series',
  },
  columns: { status: 'State', unit: 'Networked unit', worst: 'Key device' },
  openDevice: (device, state) => `Show live data of ${device}, ${state}`,
  device: {
    limit: (limit) => `limit ${limit}`,
    limitUnread: 'limit unreadable',
    lastReport: 'Last report',
    neverReported: 'Never reported',
    noValue: 'No value',
    none: 'No device is enabled',
    notSent: 'The platform does not send live values',
  },
  host: {
    lastContact: 'Last contact', never: 'Never in contact', silent: 'No contact',
    mainPowerFault: 'Main power', batteryFault: 'Battery', busFault: 'Bus', manual: 'Mode', unknown: 'unknown', stopped: 'Stopped',
    fault: 'fault', normal: 'normal', manualMode: 'manual', automatic: 'automatic',
  },
  points: {
    list: 'Live values of devices', place: 'Building/facility', position: 'Floor and position', number: 'Device number', series: 'Series', values: 'Live values',
    empty: 'No device matches', failed: 'The live values could not be loaded',
  },
  withoutPosition: (count) => (count === 1 ? '1 without coordinates is in the list only' : `${count} without coordinates are in the list only`),
  stale: (time) => `The server does not respond. Showing data from ${time}; it updates automatically once the server is back.`,
}
