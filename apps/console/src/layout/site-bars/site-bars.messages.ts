export const zhCN = {
  acting: (name: string) => `正在代管“${name}”：所有操作都以您的账号记入该站点的操作日志`,
  end: '结束代管',
  ending: '正在返回…',
  notEnded: '未能结束代管，请重试',
  notKnown: '没有收到答复，无法确认是否已结束',
  endsSoon: (day: string, days: number) => (days === 0 ? `站点服务今天到期（${day}）：到期后告警照常接收和处置，但不能修改配置` : `站点服务将于 ${day} 到期，还有 ${days} 天：到期后告警照常接收和处置，但不能修改配置`),
  ended: (day: string) => `站点服务已于 ${day} 到期：告警照常接收和处置，但不能修改配置，请联系平台管理员续期`,
}

export const en: typeof zhCN = {
  acting: (name) => `You act as the administrator of “${name}”: everything you do stands in the audit log of this site under your account`,
  end: 'End acting',
  ending: 'Going back…',
  notEnded: 'It could not be ended; try again',
  notKnown: 'No answer: it is not known whether it was ended',
  endsSoon: (day, days) => (days === 0 ? `The service of this site ends today (${day}). Alarms will be received and judged as before, but the configuration cannot be changed.` : `The service of this site ends on ${day}, in ${days} ${days === 1 ? 'day' : 'days'}. Alarms will be received and judged as before, but the configuration cannot be changed.`),
  ended: (day) => `The service of this site has ended on ${day}. Alarms are received and judged as before, but the configuration cannot be changed. Ask the platform to renew it.`,
}
