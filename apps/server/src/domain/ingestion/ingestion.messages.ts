/** Messages to gateways, and the names of what fire hosts tell of themselves; the wire has Chinese texts only (contract admin §1.2). */
export const zhCN = {
  unreadableBody: '参数错误',
  badField: (path: string) => (path === '' ? '参数错误' : `参数错误：${path}`),
  unknownDevice: '未知设备',
  deletedDevice: '设备已删除',
  /** the type of an unregistered device in records and pushes */
  unregisteredDevice: '未登记设备',
  unregisteredHost: (endpoint: string) => `未登记主机 ${endpoint}`,
  /** where it is, as far as it is known: by its gateway */
  placeUnknown: (number: string, gateway: string | null) => `${number}，位置未登记${inBrackets(gateway)}`,
  /** where a gateway is, by its unit and its position; its number where neither is known */
  gatewayAt: (number: string, unit: string | null, position: string | null) => (unit ?? position ? `网关位于 ${[unit, position].filter(Boolean).join(' ')}` : `网关 ${number}`),
  /** to the gateway: the alarm is taken, the rest is not */
  onlyAlarms: '设备未登记：已按位置未知告警，读数未保存',
  stoppedHost: (reason: string) => `消防主机已停用：${reason}`,
  stoppedDevice: (reason: string) => `设备已停用：${reason}`,
  refusedByDatabase: '数据无法保存',
  noneStored: '没有可保存的上报',
  /** names of an alarm whose point has none for its side */
  aboveRange: '超上限',
  belowRange: '超下限',
  noSuitableDevice: '没有符合条件的设备',
  /** the series and the position of an address that no point has */
  unregistered: '未登记点位',
  unregisteredType: (type: string) => `${type}（未登记）`,
  /** `place` is that of the host, where no building tells it */
  positionUnknown: (host: string, loop: string, address: string, place: string | null) => `${host} ${loop} 回路 ${address} 地址，位置未登记${inBrackets(place)}`,
  /** a fault that has no name */
  fault: '故障',
  hostFaults: { mainPowerFault: '主电故障', batteryFault: '备电故障', busFault: '总线故障' },
  hostPoints: { mainPowerFault: '主电', batteryFault: '备电', busFault: '总线', manual: '工作方式' },
}

const inBrackets = (place: string | null) => (place === null ? '' : `（${place}）`)
