/** Where messages for app, SMS and voice are handed over. */
export interface NoticeWebhook {
  url: string
  /** signs every request; known to the receiver */
  secret: string
}

/** Where mails are handed over; `url` may hold a password. */
export interface NoticeMail {
  url: string
  from: string
}

/** The adapters for notices (ADR 29); null: none. They never go to a client or into the log. */
export interface NoticeAdapters {
  webhook: NoticeWebhook | null
  mail: NoticeMail | null
}

const LEAST_SECRET = 16

/** Reads the settings of the adapters. `refuse` is given the name of a setting that makes no sense, never its value. */
export function readNoticeAdapters(env: NodeJS.ProcessEnv, refuse: (name: string) => never): NoticeAdapters {
  return { webhook: webhookOf(env, refuse), mail: mailOf(env, refuse) }
}

function webhookOf(env: NodeJS.ProcessEnv, refuse: (name: string) => never): NoticeWebhook | null {
  const { SMART_FIRE_NOTICE_WEBHOOK: url = '', SMART_FIRE_NOTICE_SECRET: secret = '' } = env
  if (url === '') return null
  // requests with an account in the address are refused by fetch
  if (!hasProtocol(url, ['http:', 'https:']) || new URL(url).username !== '') refuse('SMART_FIRE_NOTICE_WEBHOOK')
  if (secret.length < LEAST_SECRET) refuse('SMART_FIRE_NOTICE_SECRET')
  return { url, secret }
}

function mailOf(env: NodeJS.ProcessEnv, refuse: (name: string) => never): NoticeMail | null {
  const { SMART_FIRE_NOTICE_SMTP: url = '', SMART_FIRE_NOTICE_FROM: from = '' } = env
  if (url === '') return null
  if (!hasProtocol(url, ['smtp:', 'smtps:'])) refuse('SMART_FIRE_NOTICE_SMTP')
  if (!/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(from)) refuse('SMART_FIRE_NOTICE_FROM')
  return { url, from }
}

function hasProtocol(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol)
}
