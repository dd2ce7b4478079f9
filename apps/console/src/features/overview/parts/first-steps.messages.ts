export const zhCN = {
  title: '站点初始化',
  explained: '完成以下步骤后，本站点即可接收报警。',
  done: '已完成',
  open: '待完成',
  goTo: (step: string, act: string) => `${step}：${act}`,
  steps: {
    buildings: { name: '添加建筑', text: '登记建筑的位置、楼层和消防情况', go: '去添加' },
    plans: { name: '上传平面图', text: '打开建筑的“楼层与平面图”，上传并发布一层的平面图', go: '去上传' },
    gateways: { name: '生成网关密钥', text: '添加网关并生成密钥，填入现场网关', go: '去生成' },
    devices: { name: '添加设备', text: '登记第一个设备，并标注在平面图上', go: '去添加' },
    reporting: { name: '收到上报', text: '网关用密钥上报后，设备自动启用', go: '查看网关' },
  },
}
export type FirstStepsMessages = typeof zhCN

export const en: FirstStepsMessages = {
  title: 'Set up the site',
  explained: 'The site receives alarms as soon as these steps are done.',
  done: 'Done',
  open: 'To do',
  goTo: (step, act) => `${step}: ${act}`,
  steps: {
    buildings: { name: 'Add a building', text: 'Its place, floors and fire protection', go: 'Add it' },
    plans: { name: 'Upload a plan', text: 'Open “Floors and plans” of the building, upload and publish the plan of a floor', go: 'Upload it' },
    gateways: { name: 'Make a gateway key', text: 'Add a gateway, make its key and enter it on site', go: 'Make it' },
    devices: { name: 'Add a device', text: 'Add the first device and mark it on the plan', go: 'Add it' },
    reporting: { name: 'Receive a report', text: 'A device is enabled when its gateway reports with the key', go: 'See gateways' },
  },
}
