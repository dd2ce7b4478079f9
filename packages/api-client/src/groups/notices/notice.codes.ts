/** What a notice is about, by its code on the wire: an alarm, or a fault or device that is offline (contract admin 6.2). */
export const NOTICE_TYPE = { alarm: '1', fault: '2' } as const
export type NoticeType = (typeof NOTICE_TYPE)[keyof typeof NOTICE_TYPE]

/** How a person is told, by the ids of `deviceNotice` (contract device 15.4); mail exists on our server only (ADR 3). */
export const NOTICE_METHOD = { app: '1', sms: '2', voice: '3', mail: '4' } as const
export type NoticeMethod = (typeof NOTICE_METHOD)[keyof typeof NOTICE_METHOD]

/**
 * What became of a notice to one person (our server; ADR 29): it waits for its next try, was handed over, failed for good, met a method
 * for which the server has no adapter, or was left out because of a push rule.
 */
export const NOTICE_STATE = { waiting: 'waiting', sent: 'sent', failed: 'failed', unconfigured: 'unconfigured', silenced: 'silenced' } as const
export type NoticeState = (typeof NOTICE_STATE)[keyof typeof NOTICE_STATE]

/** Why a notice was not handed over (our server; ADR 29). */
export const NOTICE_REASON = {
  /** no response in time */
  timeout: 'timeout',
  /** no connection to the adapter */
  unreachable: 'unreachable',
  /** the adapter has answered with an error; the detail is its number */
  refused: 'refused',
  /** the person has no number or address for this method */
  noAddress: 'noAddress',
  /** no one is left who could be told */
  noRecipient: 'noRecipient',
} as const
export type NoticeReason = (typeof NOTICE_REASON)[keyof typeof NOTICE_REASON]

/** What a message text may name, in braces: `{建筑}`. */
export const NOTICE_VARIABLES = ['时间', '建筑', '楼层', '位置', '设备', '设备类型', '告警', '等级', '数值'] as const

/** The longest message text with its variables. */
export const NOTICE_TEXT_LENGTH = 200

/** The longest interval of a push rule, in minutes: a day. */
export const LONGEST_INTERVAL = 1440
