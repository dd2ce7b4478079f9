export const zhCN = {
  title: '云台控制',
  loading: '正在连接云台…',
  failed: '平台没有响应，无法转动',
  noAnswer: '摄像机没有响应，无法转动',
  unusable: '摄像机不能转动',
  taken: '其他用户正在转动此摄像机',
  denied: '没有云台控制权限',
  offline: '摄像机离线，不能转动',
  nothing: '此摄像机不能转动和变焦',
  retry: '重试',
  hint: '按住按钮，或用方向键和 +、−',
  moving: '正在转动，松开即停',
  stopping: '正在停止…',
  presets: '预置位',
  noPresets: '没有预置位',
  movements: { up: '向上', left: '向左', right: '向右', down: '向下', in: '放大画面', out: '缩小画面' },
}

export type CameraControlMessages = typeof zhCN

export const en: CameraControlMessages = {
  title: 'Pan, tilt and zoom',
  loading: 'Connecting to the camera…',
  failed: 'The platform does not respond; nothing can be turned',
  noAnswer: 'The camera does not answer; it cannot be turned',
  unusable: 'The camera cannot be turned',
  taken: 'Another user is turning this camera',
  denied: 'No right to turn cameras',
  offline: 'The camera is offline and cannot be turned',
  nothing: 'This camera neither turns nor zooms',
  retry: 'Try again',
  hint: 'Hold a button, or use the arrow keys, + and −',
  moving: 'Moving; let go to stop',
  stopping: 'Stopping…',
  presets: 'Presets',
  noPresets: 'No presets',
  movements: { up: 'Up', left: 'Left', right: 'Right', down: 'Down', in: 'Zoom in', out: 'Zoom out' },
}
