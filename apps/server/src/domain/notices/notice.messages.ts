import { NOTICE_METHOD, NOTICE_STATE, type NoticeMethod, type NoticeState } from '@smart-fire/api-client/wire'

/** Names of methods and results (contract device §15.4, §17), and messages of the calls for notices. */
const methods: Readonly<Record<NoticeMethod, string>> = {
  [NOTICE_METHOD.app]: 'APP推送', [NOTICE_METHOD.sms]: '短信推送', [NOTICE_METHOD.voice]: '语音电话', [NOTICE_METHOD.mail]: '邮件通知',
}

const results: Readonly<Record<NoticeState, string>> = {
  [NOTICE_STATE.waiting]: '待发送', [NOTICE_STATE.sent]: '成功', [NOTICE_STATE.failed]: '失败', [NOTICE_STATE.unconfigured]: '未配置发送通道', [NOTICE_STATE.silenced]: '按推送规则未重复发送',
}

export const zhCN = {
  methods,
  results,
  interval: (minutes: number) => `${minutes}分钟`,
  unknownVariable: (names: readonly string[]) => `未知变量：${names.map((name) => `{${name}}`).join('、')}`,
  recipientUnknown: '推送人不存在',
  ruleNameExists: '规则名称已存在',
  ruleMissing: '对应规则不存在',
  channelUnknown: '所属系统不存在',
  channelFixed: '所属系统不允许修改',
  boundUsers: '推送人',
  deviceUnknown: '设备不存在',
  noWaiting: '只有失败或未配置发送通道的通知可以重新发送',
  testOfAnother: '测试通知只能由本人重新发送',
  personGone: (name: string) => `接收人${name}已停用或删除，不能重新发送`,
}
