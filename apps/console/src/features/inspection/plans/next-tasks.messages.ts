export const zhCN = {
  title: (name: string) => `${name} · 接下来的任务`,
  frozen: '计划已冻结，不会生成任务',
  none: '计划已结束，不再有任务',
  unreadable: '计划的周期无法识别',
  start: '开始',
  end: '结束',
  list: '接下来的 10 次任务',
}

export const en: typeof zhCN = {
  title: (name) => `${name} · next tasks`,
  frozen: 'The plan is frozen: no tasks are made',
  none: 'The plan has ended: there are no more tasks',
  unreadable: 'The cycle of the plan cannot be read',
  start: 'Start',
  end: 'End',
  list: 'The next 10 tasks',
}
