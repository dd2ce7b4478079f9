import { systemTypeNames, verdictNames } from '@smart-fire/api-client/code-names'
import type { ScreenWords } from '../../../screens'
import * as monitoring from '../monitoring.messages'

export const zhCN = {
  title: '异常记录',
  one: '异常记录',
  fields: {
    keyword: '关键字', category: '类别', state: '处理状态', verdict: '核实结论', alarmType: '报警类型', raised: '发生日期', handledBy: '处理人',
    raisedAt: '首次上报', lastReportedAt: '最后上报', repeats: '上报次数', picture: '画面', duration: '持续时间', buildingName: '建筑', hydrantName: '消火栓', regionCode: '区域', area: '区域', floor: '楼层',
    position: '位置', equipmentType: '设备类型', sensorNumber: '设备编号', measuringPoint: '监测点', fireHostId: '消防主机', loop: '回路',
    address: '地址', series: '系列', isFirstAlarm: '首警', hostName: '主机名称', systemType: '系统类型', measured: '监测点', outcome: '结果', handledAt: '处理时间', handled: '处理日期', confirmedBy: '确认人',
  },
  choices: {
    category: monitoring.zhCN.categories,
    state: { all: '全部', unhandled: '未处理', handledFires: '已处理火警', handledFaults: '已处理故障' },
    verdict: verdictNames.zhCN,
    outcome: monitoring.zhCN.states,
    isFirstAlarm: { true: '首警' },
    picture: { sent: '报警画面', none: '无报警画面' },
    systemType: systemTypeNames.zhCN,
  },
  acts: { open: '查看', handle: '故障已处理' },
  questions: { handle: (record: string) => `确认“${record}”的故障已经处理？` },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Exception records',
  one: 'exception record',
  fields: {
    keyword: 'Keyword', category: 'Category', state: 'State', verdict: 'Verdict', alarmType: 'Alarm type', raised: 'Raised', handledBy: 'Handled by',
    raisedAt: 'First report', lastReportedAt: 'Last report', repeats: 'Reports', picture: 'Picture', duration: 'Duration', buildingName: 'Building', hydrantName: 'Hydrant', regionCode: 'Region', area: 'Region',
    floor: 'Floor', position: 'Position', equipmentType: 'Device type', sensorNumber: 'Device number', measuringPoint: 'Measuring point',
    fireHostId: 'Fire host', loop: 'Loop', address: 'Address', series: 'Series', isFirstAlarm: 'First', hostName: 'Fire host', systemType: 'System type', measured: 'Measuring point', outcome: 'Outcome', handledAt: 'Handled at',
    handled: 'Handled on', confirmedBy: 'Confirmed by',
  },
  choices: {
    category: monitoring.en.categories,
    state: { all: 'All', unhandled: 'Open', handledFires: 'Handled fires', handledFaults: 'Handled faults' },
    verdict: verdictNames.en,
    outcome: monitoring.en.states,
    isFirstAlarm: { true: 'First' },
    picture: { sent: 'What the camera saw', none: 'No picture of the alarm' },
    systemType: systemTypeNames.en,
  },
  acts: { open: 'Open', handle: 'Fault handled' },
  questions: { handle: (record) => `Has the fault “${record}” been handled?` },
}
