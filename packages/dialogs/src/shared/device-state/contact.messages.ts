/** What a contact says instead of 0 and 1. */
export const zhCN = {
  normal: '正常',
  alarm: '报警',
  started: '已启动',
  opened: '已打开',
  flooded: '已浸水',
  struck: '已撞击',
  tilted: '已倾斜',
  removed: '已拆动',
  powerCut: '供电中断',
}

export type ContactWords = typeof zhCN

export const en: ContactWords = {
  normal: 'Normal',
  alarm: 'Alarm',
  started: 'Started',
  opened: 'Open',
  flooded: 'Flooded',
  struck: 'Struck',
  tilted: 'Tilted',
  removed: 'Tampered with',
  powerCut: 'No power',
}
