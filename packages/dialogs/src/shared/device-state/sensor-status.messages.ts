import { sensorStatusNames } from '@smart-fire/api-client/code-names'

/** What a status is called (domain 10). */
export const zhCN = sensorStatusNames.zhCN
export const en = sensorStatusNames.en

/** Beside the status, where the times that a device sends cannot be believed (domain 24). */
export const clockFault = { zhCN: '设备时钟异常', en: 'Device clock is wrong' }
