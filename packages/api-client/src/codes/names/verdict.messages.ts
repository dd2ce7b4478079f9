import { VERDICT, type Verdict } from '../verdict'

/** What a fire can be judged to be (spec 1 §4). */
export const zhCN: Readonly<Record<Verdict, string>> = {
  [VERDICT.realFire]: '真实火警',
  [VERDICT.fireTest]: '火警测试',
  [VERDICT.falseAlarm]: '误报',
}

export const en: typeof zhCN = {
  [VERDICT.realFire]: 'Real fire',
  [VERDICT.fireTest]: 'Fire test',
  [VERDICT.falseAlarm]: 'False alarm',
}
