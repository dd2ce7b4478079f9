import { NOTICE_METHOD, NOTICE_TYPE, type NoticeMethod, type NoticeType } from '@smart-fire/api-client/wire'
import { and, eq } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { noticeSettings } from '../../db/schema'
import { ServerError } from '../../http/errors'
import { zhCN as httpWords } from '../../http/http.messages'

type Setting = typeof noticeSettings.$inferSelect

export const METHODS: readonly NoticeMethod[] = Object.values(NOTICE_METHOD)

/** How a tenant tells people of alarms or faults; version 0: it was never set. */
export async function readSetting(tx: Db, tenantId: string, type: NoticeType): Promise<Omit<Setting, 'tenantId'>> {
  const [row] = await tx.select().from(noticeSettings).where(and(eq(noticeSettings.tenantId, tenantId), eq(noticeSettings.type, type)))
  return row ?? { type, methods: [], text: null, version: 0, updatedBy: null, updatedAt: null }
}

export async function writeSetting(tx: Db, setting: Setting): Promise<void> {
  const { tenantId: _tenant, type: _type, ...values } = setting
  await tx.insert(noticeSettings).values(setting).onConflictDoUpdate({ target: [noticeSettings.tenantId, noticeSettings.type], set: values })
}

/** A required type of notices; `0` (early warnings) is none of ours. */
export function demandType(text: string | undefined): NoticeType {
  const type = Object.values(NOTICE_TYPE).find((known) => known === text?.trim())
  if (!type) throw new ServerError(httpWords.parameterRequired)
  return type
}
