/** The monitoring systems of the platform (contract/channels.json). */
export const CHANNEL_ROWS = [
  channel(1, '无线感烟', '消防系统', 'huozaibaojing', 'huozaibaojing', 2),
  channel(2, '电气火灾', '消防系统', 'dianqihuozai', 'dianqihuozai', 1),
  channel(4, '可燃气体', '消防系统', 'combustible', 'keranqiti', 5),
  channel(5, '消防用水', '消防系统', 'hydrant', 'xiaofangshuan', 3),
  channel(6, '消防电源', '消防系统', 'gasFirecontrol', 'qitimiehuo', 4),
  channel(7, '防火门', '消防系统', 'firedoor', 'fanghuomen', 6),
  channel(8, '物联设备', '消防系统', 'evacuation', 'yingjideng', 7),
  channel(9, '危险预警', '其他', 'videoSurveillance', 'jiankong', 8),
  channel(10, '设备巡检', '其他', 'inspectionManagement', 'xunjian', 5),
  channel(11, '消防主机', '消防系统', 'fireMainframe', 'zhuji', 5),
]

function channel(id: number, name: string, kind: string, menuCode: string, icon: string, menuOrder: number) {
  return { id, name, kind, parentId: -1, menuCode, menuTitle: name, icon, menuOrder }
}
