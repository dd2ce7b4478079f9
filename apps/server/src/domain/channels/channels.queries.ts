import { CHANNEL } from '@smart-fire/api-client/wire'
import { and, asc, count, eq, isNull } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { channels, devices, fireHostPoints, hiddenChannels, menus, tenantChannels } from '../../db/schema'
import type { DataScope } from '../menus/data-scope'
import { TOP_LEVEL } from '../menus/menu-catalogue'
import { openRecordsByChannel } from '../records/record-counts.queries'

/** The systems whose section the tenant has switched off. */
export async function hiddenChannelIds(tx: Db, tenantId: string): Promise<Set<number>> {
  const rows = await tx.select({ id: hiddenChannels.channelId }).from(hiddenChannels).where(eq(hiddenChannels.tenantId, tenantId))
  return new Set(rows.map(({ id }) => id))
}

export async function hideChannel(tx: Db, row: typeof hiddenChannels.$inferInsert): Promise<void> {
  await tx.insert(hiddenChannels).values(row).onConflictDoNothing()
}

export async function showChannel(tx: Db, tenantId: string, channelId: number): Promise<void> {
  await tx.delete(hiddenChannels).where(and(eq(hiddenChannels.tenantId, tenantId), eq(hiddenChannels.channelId, channelId)))
}

/** The systems of the tenant, in the order of the menu, each with the section that shows it. */
export async function channelsOf(tx: Db, { tenantId }: DataScope) {
  const rows = await tx
    .select({ channel: channels, menu: menus })
    .from(tenantChannels)
    .innerJoin(channels, eq(channels.id, tenantChannels.channelId))
    .leftJoin(menus, and(eq(menus.channelId, channels.id), eq(menus.parentId, TOP_LEVEL)))
    .where(eq(tenantChannels.tenantId, tenantId))
    .orderBy(asc(menus.orderNum), asc(channels.id))
  const [hidden, open, watched] = [await hiddenChannelIds(tx, tenantId), await openRecordsByChannel(tx, tenantId), await watchedByChannel(tx, tenantId)]
  return rows.map(({ channel, menu }) => ({
    ...channel, menu, isHidden: hidden.has(channel.id), ...(open.get(channel.id) ?? { count: 0, fireCount: 0 }), devices: watched.get(channel.id) ?? 0,
  }))
}

/** How many devices, or points of fire hosts, each system has. */
async function watchedByChannel(tx: Db, tenantId: string): Promise<Map<number, number>> {
  const rows = await tx.select({ id: devices.channelId, devices: count() }).from(devices).where(and(eq(devices.tenantId, tenantId), isNull(devices.deletedAt))).groupBy(devices.channelId)
  const [points] = await tx.select({ points: count() }).from(fireHostPoints).where(and(eq(fireHostPoints.tenantId, tenantId), isNull(fireHostPoints.deletedAt)))
  return new Map([...rows.map((row): [number, number] => [row.id, row.devices]), [Number(CHANNEL.fireHost), points?.points ?? 0]])
}
