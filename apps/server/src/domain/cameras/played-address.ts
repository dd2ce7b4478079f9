import type { Db } from '../../db/database'
import type { Session } from '../../http/app-env'
import { wireTime } from '../../http/wire-time'
import { zhCN } from './camera.messages'
import { kindOfAddress } from './stream-address'
import { issueStreamTicket, type StreamWish } from './stream-tickets.queries'

/** Where a browser plays an address. Of one that no browser plays, `monitorUrl` is null and `reason` says why. */
export async function playedAddress(tx: Db, session: Session, address: string | null, wish: StreamWish, now: number) {
  const told = { accessToken: null, monitorUrl: null, mp4Url: null, kind: null }
  if (address === null) return { ...told, reason: zhCN.noAddress }
  const kind = kindOfAddress(address)
  if (kind === 'gateway') return { ...told, reason: zhCN.notPlayable }
  // nothing records other streams: a live picture in place of a recording would be taken for it
  if (kind !== 'demo' && wish.period) return { ...told, reason: zhCN.noRecording }
  if (kind !== 'demo') return { ...told, monitorUrl: address, kind, reason: null }
  const ticket = await issueStreamTicket(tx, session, wish, now)
  const base = `/files/stream/${ticket}`
  return { ...told, monitorUrl: `${base}/live.m3u8`, mp4Url: wish.period ? null : `${base}/live.mp4`, kind: 'hls', reason: null, recordedFrom: wish.period && wireTime(wish.period.from) }
}
