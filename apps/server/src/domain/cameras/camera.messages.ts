/** Messages of the calls of cameras (contract device §21). */
export const zhCN = {
  numberTaken: '设备编号已存在',
  badNumber: '设备编号只能有 40 位以内的字母、数字、冒号和连字符',
  noBuilding: '建筑不存在',
  badAddress: '地址不是有效的视频地址',
  secretInAddress: '地址中不能有账号和密码',
  noSuchDevices: (numbers: string) => `设备不存在：${numbers}`,
  unknownCamera: '摄像机不存在',
  noAddress: '未填写视频地址',
  notPlayable: '浏览器不能直接播放此地址，需要流媒体网关转换',
  badPeriod: '回放时间不正确，最长 10 分钟',
  ticketEnded: '视频地址已失效',
  noRecording: '此摄像机没有录像',
  noSignal: '摄像机没有信号',
  recognitions: '识别设备',
}
