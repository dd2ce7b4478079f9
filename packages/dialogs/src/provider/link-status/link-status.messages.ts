/** Messages of the alarm link. */
export const zhCN = {
  live: '实时连接正常',
  connecting: '正在连接',
  catchingUp: '正在同步',
  unconfirmed: '正在核对服务器数据',
  syncFailed: '同步失败，正在重试',
  reconnecting: (since: string) => `连接中断，正在重连（自 ${since}）`,
  offline: (since: string) => `离线（自 ${since} 起无数据）`,
  refused: '连接被拒绝，请重新登录',
  never: '尚未连接',
  stale: (since: string) => `与服务器失去联系，页面数据截至 ${since}，可能不是最新`,
  staleNever: '无法联系服务器，页面数据可能不完整',
  ageSeconds: (seconds: number) => `${seconds} 秒前更新`,
  ageMinutes: (minutes: number) => `${minutes} 分钟前更新`,
  lastContact: (time: string) => `最近一次收到服务器消息：${time}`,
}

export type LinkStatusMessages = typeof zhCN

export const en: LinkStatusMessages = {
  live: 'Live',
  connecting: 'Connecting',
  catchingUp: 'Catching up',
  unconfirmed: 'Comparing with the server',
  syncFailed: 'Catching up failed, trying again',
  reconnecting: (since) => `Connection lost, reconnecting (since ${since})`,
  offline: (since) => `Offline (no data since ${since})`,
  refused: 'Connection refused, please sign in again',
  never: 'Not connected yet',
  stale: (since) => `No contact with the server: data updated ${since}, may be out of date`,
  staleNever: 'The server cannot be reached: data may be incomplete',
  ageSeconds: (seconds) => `Updated ${seconds} s ago`,
  ageMinutes: (minutes) => `Updated ${minutes} min ago`,
  lastContact: (time) => `Last server contact: ${time}`,
}
