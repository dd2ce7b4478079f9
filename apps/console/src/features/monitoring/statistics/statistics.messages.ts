import type { ScreenWords } from '../../../screens'
import * as monitoring from '../monitoring.messages'

const zhClasses = { fires: '火警', faults: '故障', offline: '离线' }
const enClasses = { fires: 'Fires', faults: 'Faults', offline: 'Offline' }

export const zhCN = {
  title: '统计分析',
  one: '统计',
  fields: {
    period: '日期', grain: '趋势粒度', regionCode: '区域', buildingId: '建筑', fireHostId: '消防主机',
    raised: '异常总数', fires: '火警', faults: '故障', offline: '离线', open: '未处理', falseShare: '误报占比', offlineShare: '离线占比', half: '半数火警核实用时', most: '九成火警核实用时',
    mean: '人均每小时报警', peak: '最忙一小时人均报警', above: '超过参考值的小时', floods: '报警洪泛', standing: '超过 24 小时未处理',
  },
  choices: {
    grain: { day: '按日', week: '按周', month: '按月', quarter: '按季' },
    trend: zhClasses, places: zhClasses, floors: zhClasses, loops: zhClasses, points: zhClasses, worst: zhClasses,
    verdicts: { realFires: monitoring.zhCN.states.realFire, fireTests: monitoring.zhCN.states.fireTest, falseAlarms: monitoring.zhCN.states.falseAlarm, unjudged: '未核实' },
    handled: { handled: '已处理', unhandled: '未处理' },
    types: { count: '次数' }, falsest: { falseAlarms: '误报' }, hours: { mean: '人均报警', guide: '参考值' }, mean: { guide: '参考值' },
    chattering: { periods: '抖动时段' }, standingRecords: { hours: '已持续' }, floodList: { alarms: '报警数' },
  },
  sections: {
    verdicts: '火警核实结论', handled: '处理情况', trend: '异常趋势', types: '报警类型', places: '建筑排行', floors: '楼层排行', loops: '回路排行', points: '监测点排行',
    worst: '异常最多的设备', falsest: '误报最多的设备', hours: '一天中各小时的人均报警（全部系统与地点）', floodList: '最近的报警洪泛（全部系统与地点）', chattering: '抖动的监测点（10 分钟内变化超过 3 次）', standingRecords: '长期未处理（当前）',
  },
  units: {
    raised: '次', fires: '次', faults: '次', offline: '次', open: '次', mean: '次', peak: '次', above: '小时', floods: '个时段', standing: '条',
    verdicts: '次', handled: '次', trend: '次', types: '次', places: '次', floors: '次', loops: '次', points: '次', worst: '次', falsest: '次', hours: '次', floodList: '次', chattering: '个', standingRecords: '小时',
  },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Statistics',
  one: 'statistics',
  fields: {
    period: 'Days', grain: 'Trend by', regionCode: 'Region', buildingId: 'Building', fireHostId: 'Fire host',
    raised: 'Abnormal records', fires: 'Fires', faults: 'Faults', offline: 'Offline', open: 'Open', falseShare: 'False alarm share', offlineShare: 'Offline share', half: 'Half of the fires judged within', most: '90% of the fires judged within',
    mean: 'Alarms per operator and hour', peak: 'Worst hour, per operator', above: 'Hours above the guide value', floods: 'Alarm floods', standing: 'Open for more than 24 h',
  },
  choices: {
    grain: { day: 'Day', week: 'Week', month: 'Month', quarter: 'Quarter' },
    trend: enClasses, places: enClasses, floors: enClasses, loops: enClasses, points: enClasses, worst: enClasses,
    verdicts: { realFires: monitoring.en.states.realFire, fireTests: monitoring.en.states.fireTest, falseAlarms: monitoring.en.states.falseAlarm, unjudged: 'Not judged' },
    handled: { handled: 'Handled', unhandled: 'Open' },
    types: { count: 'Records' }, falsest: { falseAlarms: 'False alarms' }, hours: { mean: 'Per operator', guide: 'Guide value' }, mean: { guide: 'Guide value' },
    chattering: { periods: 'Chattering periods' }, standingRecords: { hours: 'Open for' }, floodList: { alarms: 'Alarms' },
  },
  sections: {
    verdicts: 'Fire verdicts', handled: 'Handling', trend: 'Trend', types: 'Alarm types', places: 'Buildings', floors: 'Floors', loops: 'Loops', points: 'Measuring points',
    worst: 'Devices with most records', falsest: 'Devices with most false alarms', hours: 'Alarms per operator by hour of the day (all systems and places)', floodList: 'Latest alarm floods (all systems and places)', chattering: 'Chattering points (more than 3 changes in 10 minutes)', standingRecords: 'Standing records (now)',
  },
  units: {
    raised: 'records', fires: 'records', faults: 'records', offline: 'records', open: 'records', mean: 'alarms', peak: 'alarms', above: 'h', floods: 'periods', standing: 'records',
    verdicts: 'fires', handled: 'records', trend: 'records', types: 'records', places: 'records', floors: 'records', loops: 'records', points: 'records', worst: 'records', falsest: 'alarms', hours: 'alarms', floodList: 'alarms', chattering: 'periods', standingRecords: 'h',
  },
}

const zhPressure = { lowHours: '低压', highHours: '高压' }
const zhEvents = { capEvents: '开盖或拆动', impactEvents: '撞击', tiltEvents: '倾斜' }
const enPressure = { lowHours: 'Low pressure', highHours: 'High pressure' }
const enEvents = { capEvents: 'Caps opened or tampered with', impactEvents: 'Impacts', tiltEvents: 'Tilts' }

/** The same for hydrants, whose places stand outdoors, with their pressure and events. */
export const hydrantZhCN = {
  ...zhCN,
  fields: { ...zhCN.fields, lowHours: '低压时长', highHours: '高压时长', ...zhEvents },
  choices: { ...zhCN.choices, areas: zhClasses, pressureHydrants: zhPressure, pressureAreas: zhPressure, eventHydrants: zhEvents, eventAreas: zhEvents },
  sections: {
    ...zhCN.sections, places: '消火栓排行', areas: '各区域异常次数', pressureHydrants: '水压异常最久的消火栓', pressureAreas: '各区域水压异常时长', eventHydrants: '开盖、撞击与倾斜最多的消火栓', eventAreas: '各区域开盖、撞击与倾斜',
  },
  units: { ...zhCN.units, areas: '次', lowHours: '小时', highHours: '小时', capEvents: '次', impactEvents: '次', tiltEvents: '次', pressureHydrants: '小时', pressureAreas: '小时', eventHydrants: '次', eventAreas: '次' },
} satisfies ScreenWords

export const hydrantEn: typeof hydrantZhCN = {
  ...en,
  fields: { ...en.fields, lowHours: 'Hours of low pressure', highHours: 'Hours of high pressure', ...enEvents },
  choices: { ...en.choices, areas: enClasses, pressureHydrants: enPressure, pressureAreas: enPressure, eventHydrants: enEvents, eventAreas: enEvents },
  sections: {
    ...en.sections, places: 'Hydrants', areas: 'Records by area', pressureHydrants: 'Hydrants out of pressure for longest', pressureAreas: 'Out of pressure by area', eventHydrants: 'Hydrants with most caps opened, impacts and tilts',
    eventAreas: 'Caps opened, impacts and tilts by area',
  },
  units: {
    ...en.units, areas: 'records', lowHours: 'h', highHours: 'h', capEvents: 'events', impactEvents: 'events', tiltEvents: 'events', pressureHydrants: 'h', pressureAreas: 'h', eventHydrants: 'events', eventAreas: 'events',
  },
}

/** The statistics of cameras have the title of their menu entry. */
export const videoZhCN = {
  ...zhCN,
  title: '视频分析',
  fields: { ...zhCN.fields, online: '摄像机在线率（全部地点）' },
  choices: { ...zhCN.choices, seenByHour: { seen: '识别报警' }, offlineCameras: { offlineShare: '离线' } },
  sections: { ...zhCN.sections, seenByHour: '一天中各小时的识别报警（全部地点）', offlineCameras: '离线最久的摄像机（全部地点）' },
  units: { ...zhCN.units, seenByHour: '次', offlineCameras: '%' },
}
export const videoEn: typeof videoZhCN = {
  ...en,
  title: 'Video analysis',
  fields: { ...en.fields, online: 'Cameras online (all places)' },
  choices: { ...en.choices, seenByHour: { seen: 'Recognised' }, offlineCameras: { offlineShare: 'Offline' } },
  sections: { ...en.sections, seenByHour: 'Recognised by the hour of the day (all places)', offlineCameras: 'Cameras that were offline longest (all places)' },
  units: { ...en.units, seenByHour: 'alarms', offlineCameras: '%' },
}
