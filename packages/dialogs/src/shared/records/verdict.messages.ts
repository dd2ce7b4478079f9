import { verdictNames } from '@smart-fire/api-client/code-names'

/** What a fire can be judged to be (spec 1 §4). */
export const zhVerdicts = verdictNames.zhCN
export const enVerdicts = verdictNames.en
