export const zhCN = {
  floors: '楼层',
  notHere: '该平台不提供楼层信息',
  name: '名称',
  plan: '平面图',
  planState: { plan: '已发布', draft: '草稿未发布', both: '有新草稿', none: '未上传', unknown: '未知' },
  devices: '设备标注',
  placed: (placed: number, all: number) => (all === 0 ? '无设备' : `${placed} / ${all}`),
  act: '操作',
  open: '平面图',
  openOf: (floor: string) => `打开 ${floor} 平面图`,
}
export type FloorsPanelMessages = typeof zhCN

export const en: FloorsPanelMessages = {
  floors: 'Floors',
  notHere: 'This platform does not tell the floors',
  name: 'Name',
  plan: 'Plan',
  planState: { plan: 'Published', draft: 'Draft only', both: 'New draft', none: 'None', unknown: 'Unknown' },
  devices: 'Marked devices',
  placed: (placed, all) => (all === 0 ? 'No devices' : `${placed} of ${all}`),
  act: 'Actions',
  open: 'Plan',
  openOf: (floor) => `Open the plan of ${floor}`,
}
