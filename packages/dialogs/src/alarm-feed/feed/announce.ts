import type { Instant } from '@smart-fire/api-client'
import type { AlarmFeedContext, Announcement, FeedEntry, RaisedNotice } from '../alarm-feed.types'
import { announcementOf, gathered } from './announcement'
import { isFire } from './feed-entries'
import { LIVE_NOTICE_MS } from './notice-room'

/** In a flood one announcement a second for everything that arrived; what was announced within it is perhaps not heard yet. */
const ANNOUNCE_EVERY_MS = 1_000

type Feed = AlarmFeedContext
type Change = Partial<AlarmFeedContext>

/**
 * Announces at once while alarms are few. In a flood alarms are collected for a second and announced with the next batch,
 * so that nothing has to be drawn for that alone, or by the clock when no batch comes.
 */
export function announce(feed: Feed, arrived: readonly FeedEntry[], flood: boolean, at: Instant): Change {
  const { pendingAnnouncement, pendingSince } = feed
  const all = gathered(pendingAnnouncement, announcementOf(arrived), isFire)
  if (flood && !isDue(feed, at)) return { pendingAnnouncement: all, pendingSince: pendingAnnouncement ? pendingSince : at }
  return say(feed, all, at)
}

/** Announces what was collected when its second is over. */
export function announceCollected(feed: Feed, now: Instant): Change {
  return isDue(feed, now) ? say(feed, feed.pendingAnnouncement, now) : {}
}

/** Announces the raised verdicts of this second; alarms go on being announced only if they came in it, too. */
export function announceRaised({ announced, announcedAt }: Feed, raised: readonly RaisedNotice[], at: Instant): Change {
  return { announcedRaised: raised.filter(isRaisedJustNow(at)), announced: isJustNow(announcedAt, at) ? announced : null }
}

function say({ announcedRaised }: Feed, announced: Announcement | null, at: Instant): Change {
  return { announced, announcedAt: at, announcedRaised: announcedRaised.filter(isRaisedJustNow(at)), pendingAnnouncement: null }
}

/** A clock that was set back makes nothing newer than it is. */
const isJustNow = (then: Instant, now: Instant): boolean => Math.abs(now - then) < ANNOUNCE_EVERY_MS
const isRaisedJustNow = (now: Instant) => ({ until }: RaisedNotice): boolean => isJustNow(until - LIVE_NOTICE_MS, now)

/** A clock that was set back does not delay the announcement. */
function isDue({ pendingAnnouncement, pendingSince }: Feed, now: Instant): boolean {
  return pendingAnnouncement !== null && !isJustNow(pendingSince, now)
}
