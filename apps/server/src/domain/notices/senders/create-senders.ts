import { NOTICE_METHOD } from '@smart-fire/api-client/wire'

import type { Clock } from '../../../clock'
import type { NoticeAdapters } from '../../../notice-settings'
import { createMailSender } from './mail-sender'
import type { NoticeSenders } from './notice-sender'
import { createWebhookSender } from './webhook-sender'

/** The adapters that the settings of the server name: the webhook for app, SMS and voice, SMTP for mail. */
export function createNoticeSenders({ webhook, mail }: NoticeAdapters, clock: Clock): NoticeSenders {
  const byWebhook = webhook && createWebhookSender(webhook, clock)
  return {
    [NOTICE_METHOD.app]: byWebhook, [NOTICE_METHOD.sms]: byWebhook, [NOTICE_METHOD.voice]: byWebhook,
    [NOTICE_METHOD.mail]: mail && createMailSender(mail),
  }
}
