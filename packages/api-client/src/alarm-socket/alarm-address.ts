import type { AlarmSocketOptions } from './alarm-socket'

/** Address of the alarm socket: the platform's origin, never under /api (contract admin 6.1). */
export function alarmAddress(
  { userId, ticket, since }: AlarmSocketOptions,
  baseUrl: string | undefined,
  pageAddress: string | undefined,
): string {
  const base = new URL(baseUrl || pageAddress || '', pageAddress)
  const prefix = baseUrl ? base.pathname.replace(/\/+$/, '') : ''
  const address = new URL(`${prefix}/alarm/websocket`, base)
  address.protocol = base.protocol.replace('http', 'ws')
  address.searchParams.set('userId', userId)
  if (ticket !== undefined) address.searchParams.set('ticket', ticket)
  if (since !== undefined) address.searchParams.set('since', since)
  // we read several frames in one message; a platform that does not know this sends one in each
  address.searchParams.set('batches', '1')
  return address.href
}
