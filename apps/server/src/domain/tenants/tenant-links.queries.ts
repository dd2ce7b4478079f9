import { asc, eq, inArray } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { channels, tenantChannels, users } from '../../db/schema'

/** The ids of the systems that these texts name; a text that names none is left out. */
export async function knownChannels(tx: Db, named: readonly string[]): Promise<number[]> {
  const ids = named.map(Number).filter((id) => Number.isSafeInteger(id) && Math.abs(id) < 2 ** 31)
  return (await tx.select({ id: channels.id }).from(channels).where(inArray(channels.id, ids))).map(({ id }) => id)
}

/** The systems that a tenant has subscribed to. */
export async function channelIdsOf(tx: Db, tenantId: string): Promise<number[]> {
  const rows = await tx.select({ id: tenantChannels.channelId }).from(tenantChannels).where(eq(tenantChannels.tenantId, tenantId)).orderBy(asc(tenantChannels.channelId))
  return rows.map(({ id }) => id)
}

/** These systems with their names, in the order of the menu. */
export function namedChannels(tx: Db, ids: readonly number[]): Promise<{ id: number; name: string }[]> {
  return tx.select({ id: channels.id, name: channels.name }).from(channels).where(inArray(channels.id, [...ids])).orderBy(asc(channels.menuOrder), asc(channels.id))
}

/** Replaces the systems that a tenant has subscribed to. */
export async function replaceChannels(tx: Db, tenantId: string, channelIds: readonly number[]): Promise<void> {
  await tx.delete(tenantChannels).where(eq(tenantChannels.tenantId, tenantId))
  if (channelIds.length > 0) await tx.insert(tenantChannels).values(channelIds.map((channelId) => ({ tenantId, channelId })))
}

/** The ids of all accounts of a tenant, stopped and deleted ones included. */
export async function usersOf(tx: Db, tenantId: string): Promise<string[]> {
  return (await tx.select({ id: users.id }).from(users).where(eq(users.tenantId, tenantId))).map(({ id }) => id)
}

/** channel/tree: the systems by kind, and which of them a tenant has subscribed to (contract admin §3.9). */
export async function channelTree(tx: Db, tenantId: string) {
  const subscribed = new Set(await channelIdsOf(tx, tenantId))
  const rows = await tx.select().from(channels).orderBy(asc(channels.menuOrder), asc(channels.id))
  return [...new Set(rows.map(({ kind }) => kind))].map((type) => ({
    type,
    channels: rows
      .filter(({ kind }) => kind === type)
      .map(({ id, name, kind }) => ({ id, channelName: name, channelType: kind, isAdd: subscribed.has(id) ? 1 : 0 })),
  }))
}
