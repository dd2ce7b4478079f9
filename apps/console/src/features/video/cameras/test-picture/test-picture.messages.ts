export const zhCN = {
  title: '测试画面',
  test: '测试画面',
  needsAddress: '请先填写有效的视频地址',
  picture: (address: string) => `${address} 的画面`,
  connecting: '正在连接…',
  taken: (size: string) => `已收到画面（${size}）`,
  unsupported: '浏览器不能播放此地址',
  failed: '无法连接：地址没有响应，或拒绝了浏览器',
  offline: (since: string) => `摄像机自 ${since} 起离线`,
  timedOut: (seconds: number) => `已连接，但 ${seconds} 秒内没有画面`,
  notAsked: '服务器没有响应',
  again: '重新测试',
}

export type TestPictureMessages = typeof zhCN

export const en: TestPictureMessages = {
  title: 'Test picture',
  test: 'Test picture',
  needsAddress: 'Enter a valid stream address first',
  picture: (address) => `Picture of ${address}`,
  connecting: 'Connecting…',
  taken: (size) => `A picture has come (${size})`,
  unsupported: 'No browser can play this address',
  failed: 'Cannot connect: nothing answers at this address, or it refuses browsers',
  offline: (since) => `The camera is offline since ${since}`,
  timedOut: (seconds) => `Connected, but no picture came within ${seconds} s`,
  notAsked: 'The server does not respond',
  again: 'Test again',
}
