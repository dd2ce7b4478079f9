import { sensorStatusNames } from '@smart-fire/api-client/code-names'
import type { ScreenWords } from '../../../screens'

export const zhCN = {
  title: '识别设备',
  one: '识别',
  fields: {
    name: '名称', kind: '识别内容', cameraId: '摄像机', cameraName: '摄像机', cameraStatus: '摄像机状态', area: '画面区域', sensitivity: '灵敏度', schedule: '时段', enabled: '启用',
    lastAt: '最近结果', lastCertainty: '置信度', lastStatus: '结论',
  },
  units: { sensitivity: '%', lastCertainty: '%' },
  hints: {
    kind: '每台摄像机每类识别只能有一项', area: '留空为整个画面。导入文件中写作“距左边,距上边,宽,高”，如 0,50,100,50', sensitivity: '1–100，越高越容易报警：40 表示置信度达到 60% 即报警',
    schedule: '如 08:00-20:00；跨零点可写 20:00-08:00；留空为全天',
  },
  sections: { what: '识别', when: '报警条件' },
  choices: { kind: { smoke: '烟雾', flame: '火焰', blocked: '出口占用', leave: '人员离岗' }, enabled: { true: '启用', false: '停用' }, cameraStatus: sensorStatusNames.zhCN, lastStatus: { '1': '报警', '2': '未报警' } },
  acts: { switchOn: '启用', switchOff: '停用' },
  questions: { switchOn: (row: string) => `启用“${row}”？达到条件时将报警。`, switchOff: (row: string) => `停用“${row}”？停用后只记录读数，不再报警。` },
} satisfies ScreenWords

export const en: typeof zhCN = {
  title: 'Recognition',
  one: 'recognition',
  fields: {
    name: 'Name', kind: 'Recognises', cameraId: 'Camera', cameraName: 'Camera', cameraStatus: 'Camera state', area: 'Part of the picture', sensitivity: 'Sensitivity', schedule: 'Time of day', enabled: 'On',
    lastAt: 'Last result', lastCertainty: 'Certainty', lastStatus: 'Judged as',
  },
  units: { sensitivity: '%', lastCertainty: '%' },
  hints: {
    kind: 'A camera has one recognition of each kind', area: 'Blank is the whole picture. In an imported file: left,top,width,height, e.g. 0,50,100,50', sensitivity: '1–100, higher alarms sooner: 40 alarms from a certainty of 60 %',
    schedule: 'E.g. 08:00-20:00, over midnight 20:00-08:00; blank is always',
  },
  sections: { what: 'Recognition', when: 'When it is an alarm' },
  choices: { kind: { smoke: 'Smoke', flame: 'Flames', blocked: 'Blocked exit', leave: 'Left post' }, enabled: { true: 'On', false: 'Off' }, cameraStatus: sensorStatusNames.en, lastStatus: { '1': 'Alarm', '2': 'No alarm' } },
  acts: { switchOn: 'Switch on', switchOff: 'Switch off' },
  questions: { switchOn: (row) => `Switch “${row}” on? It will raise alarms.`, switchOff: (row) => `Switch “${row}” off? It will only keep readings and raise no alarm.` },
}
