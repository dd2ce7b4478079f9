export const zhCN = {
  noCamera: '未选择摄像机，没有画面。',
  connecting: '正在获取摄像机的画面…',
  taken: '刚从摄像机获取的静止画面',
  offline: '摄像机离线，没有画面。',
  offlineSince: (since: string) => `摄像机自 ${since} 起离线，没有画面。`,
  failed: '画面加载失败：摄像机没有响应，或拒绝了浏览器。',
  unsupported: '浏览器不能播放此摄像机，没有画面。',
  timedOut: (seconds: number) => `已连接摄像机，但 ${seconds} 秒内没有画面。`,
  notAsked: '服务器没有响应，没有画面。',
  without: '仍可在空白框中画出区域，或直接填写数字。',
  again: '重新获取',
}

export type CameraBehindMessages = typeof zhCN

export const en: CameraBehindMessages = {
  noCamera: 'No camera is chosen, so there is no picture.',
  connecting: 'Fetching the picture of the camera…',
  taken: 'A still picture, just fetched from the camera',
  offline: 'The camera is offline, so there is no picture.',
  offlineSince: (since) => `The camera is offline since ${since}, so there is no picture.`,
  failed: 'The picture could not be loaded: the camera does not respond, or refuses browsers.',
  unsupported: 'No browser can play this camera, so there is no picture.',
  timedOut: (seconds) => `Connected to the camera, but no picture came within ${seconds} s.`,
  notAsked: 'The server does not respond, so there is no picture.',
  without: 'An area can still be drawn on the empty frame, or typed.',
  again: 'Fetch again',
}
