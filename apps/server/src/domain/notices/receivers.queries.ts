import type { NoticeMethod, NoticeType } from '@smart-fire/api-client/wire'
import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { alarmLevels, noticeRecipients, noticeSettings, tenants, users } from '../../db/schema'
import type { Receiver } from './senders/notice-sender'

/** A person who can be told. */
export interface Person extends Receiver {
  userId: string
}

/** How a tenant tells people of alarms or faults. */
export interface NoticeSetting {
  methods: NoticeMethod[]
  /** null: the words of the server */
  text: string | null
}

const PERSON = { userId: users.id, username: users.username, name: users.name, mobilePhone: users.mobilePhone, email: users.email }
/** Whether a user can be told: neither stopped nor deleted. */
export const isThere = and(eq(users.isDeleted, false), eq(users.isDisabled, false))

/**
 * Who is told of alarms or faults: the chosen recipients, else the administrators of the tenant (contract admin 6.2). A recipient who was
 * stopped or deleted is left out; when no person is left, the administrators are told as well.
 */
export async function receiversOf(tx: Db, tenantId: string, type: NoticeType): Promise<Person[]> {
  const chosen = await tx
    .select(PERSON)
    .from(noticeRecipients)
    .innerJoin(users, and(eq(users.id, noticeRecipients.userId), eq(users.tenantId, tenantId), isThere))
    .where(and(eq(noticeRecipients.tenantId, tenantId), eq(noticeRecipients.type, type)))
    .orderBy(asc(users.id))
  if (chosen.length > 0) return chosen
  return tx.select(PERSON).from(users).where(and(eq(users.tenantId, tenantId), eq(users.isTenantAdmin, true), isThere)).orderBy(asc(users.id))
}

/** How these tenants tell people; a tenant without a row sends no notices. */
export async function settingsOf(tx: Db, tenantIds: readonly string[]): Promise<(tenantId: string, type: NoticeType) => NoticeSetting> {
  const rows = await tx.select().from(noticeSettings).where(inArray(noticeSettings.tenantId, [...tenantIds]))
  return (tenantId, type) => rows.find((row) => row.tenantId === tenantId && row.type === type) ?? { methods: [], text: null }
}

/** Those of these tenants that are deleted. The server refuses their gateways (ADR 32), so all of their devices fall silent whatever happens there. */
export async function deletedAmong(tx: Db, tenantIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.select({ id: tenants.id }).from(tenants).where(and(inArray(tenants.id, [...tenantIds]), isNotNull(tenants.deletedAt)))
  return new Set(rows.map(({ id }) => id))
}

/** The methods of these levels; null: those of alarms or faults, as for a level that was deleted. */
export async function levelMethods(tx: Db, levelIds: readonly number[]): Promise<(tenantId: string, levelId: number | null) => NoticeMethod[] | null> {
  if (levelIds.length === 0) return () => null
  const rows = await tx.select().from(alarmLevels).where(and(inArray(alarmLevels.id, [...levelIds]), isNull(alarmLevels.deletedAt)))
  return (tenantId, levelId) => rows.find((row) => row.id === levelId && row.tenantId === tenantId)?.methods ?? null
}

/** One user of the tenant, for a test to himself. */
export async function findPerson(tx: Db, tenantId: string, userId: string): Promise<Person | undefined> {
  const [person] = await tx.select(PERSON).from(users).where(and(eq(users.tenantId, tenantId), eq(users.id, userId), isThere))
  return person
}
