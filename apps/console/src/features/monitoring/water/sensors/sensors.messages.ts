import { sensorStatusNames } from '@smart-fire/api-client/code-names'
import type { ScreenWords } from '../../../../screens'

export const zhCN = {
  title: '硬件实施',
  one: '传感器',
  fields: {
    sensorNumber: '设备编号', state: '状态', status: '状态', hydrantId: '消火栓', hydrantName: '消火栓', linked: '关联', regionCode: '区域', equipmentType: '设备类型', model: '型号', manufacturer: '厂商', battery: '电池电压',
    signal: '信号强度', installedBy: '安装人员', installedOn: '安装日期', installedNormal: '安装结论', lastReportAt: '最后上报', updatedAt: '更新时间', reason: '停用原因', person: '安装人员', result: '测试结论', remark: '情况说明',
  },
  hints: {
    sensorNumber: '最多 16 个字母或数字，全平台不能重复；改号后，收到新编号的上报前状态为未启用', reason: '停用后设备的上报会被拒收；原因会记入操作日志', hydrantId: '更换消火栓后，收到首次上报前状态为未启用',
    result: '登记为正常的前提：设备已从此处上报，且当前状态为正常。首次数据取自设备上报，不能填写', remark: '结论为异常时必填',
  },
  units: { battery: 'V', signal: 'dBm' },
  choices: {
    status: sensorStatusNames.zhCN,
    state: { ...sensorStatusNames.zhCN, stopped: '已停用', refused: '停用后仍在上报', unlinked: '未关联', strayed: '未关联但仍在上报', clockFault: '设备时钟异常' },
    linked: { true: '已关联', false: '未关联' }, batteryLow: { true: '欠压' }, installedNormal: { true: '正常', false: '异常' }, result: { '1': '正常', '0': '异常' },
  },
  acts: { open: '查看', report: '登记安装', unlink: '解除关联', stop: '停用', allow: '启用' },
  questions: {
    unlink: (sensor: string) => `解除后，“${sensor}”的上报会被拒收，其中的报警不会显示，直到重新关联消火栓。`,
    allow: (sensor: string) => `启用后，平台重新接收“${sensor}”的上报；首次上报前状态为未启用。`,
  },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Hardware implementation',
  one: 'sensor',
  fields: {
    sensorNumber: 'Number', state: 'State', status: 'State', hydrantId: 'Hydrant', hydrantName: 'Hydrant', linked: 'Linked', regionCode: 'Region', equipmentType: 'Device type', model: 'Model', manufacturer: 'Manufacturer',
    battery: 'Battery', signal: 'Signal', installedBy: 'Installed by', installedOn: 'Installed on', installedNormal: 'Installation', lastReportAt: 'Last report', updatedAt: 'Updated', reason: 'Reason',
    person: 'Installed by', result: 'Test result', remark: 'Remark',
  },
  hints: {
    sensorNumber: 'At most 16 letters or digits, unique on the platform. After a change the device is not enabled until the new number reports', reason: 'Reports of a stopped device are refused. The reason is kept in the audit log',
    hydrantId: 'At another hydrant the sensor is not enabled until its first report',
    result: 'Normal needs a report of the sensor from here, and the state normal now. The first data are those that the sensor has reported', remark: 'Required for an abnormal result',
  },
  units: { battery: 'V', signal: 'dBm' },
  choices: {
    status: sensorStatusNames.en,
    state: { ...sensorStatusNames.en, stopped: 'Stopped', refused: 'Stopped, still reports', unlinked: 'Not linked', strayed: 'Not linked, still reports', clockFault: 'Device clock is wrong' },
    linked: { true: 'Linked', false: 'Not linked' }, batteryLow: { true: 'low' }, installedNormal: { true: 'Normal', false: 'Abnormal' }, result: { '1': 'Normal', '0': 'Abnormal' },
  },
  acts: { open: 'Open', report: 'Report installation', unlink: 'Unlink', stop: 'Stop', allow: 'Start' },
  questions: {
    unlink: (sensor) => `Reports of “${sensor}” will be refused, and alarms in them not shown, until it is linked to a hydrant again.`,
    allow: (sensor) => `The platform will accept reports of “${sensor}” again. It is not enabled until the first one.`,
  },
}
