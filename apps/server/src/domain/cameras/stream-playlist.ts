import { FRAGMENT_MS } from './demo-clips'

/** Fragments are counted from here, so that their times stay short. */
const EPOCH_MS = Date.UTC(2026, 0, 1)
/** How many fragments a live list names. */
const LIVE_FRAGMENTS = 5

/** The number of the fragment that covers an instant. */
export const fragmentOf = (at: number): number => Math.max(0, Math.floor((at - EPOCH_MS) / FRAGMENT_MS))
export const startOfFragment = (number: number): number => EPOCH_MS + number * FRAGMENT_MS

/** A live list: the last fragments that are over, named by the clock, so that every viewer sees the same instant. */
export function livePlaylist(now: number): string {
  const last = fragmentOf(now) - 1
  return playlist(Math.max(0, last - LIVE_FRAGMENTS + 1), last, [])
}

/** The list of a recording, from its first to its last instant. */
export const recordedPlaylist = (from: number, to: number): string => playlist(fragmentOf(from), fragmentOf(to), ['#EXT-X-PLAYLIST-TYPE:VOD'])

function playlist(first: number, last: number, more: readonly string[]): string {
  const seconds = FRAGMENT_MS / 1000
  const fragments = Array.from({ length: last - first + 1 }, (_, index) => [`#EXTINF:${seconds.toFixed(3)},`, `fragment/${first + index}`]).flat()
  return [
    '#EXTM3U', '#EXT-X-VERSION:7', `#EXT-X-TARGETDURATION:${seconds}`, `#EXT-X-MEDIA-SEQUENCE:${first}`, ...more, '#EXT-X-INDEPENDENT-SEGMENTS',
    '#EXT-X-MAP:URI="init.mp4"', `#EXT-X-PROGRAM-DATE-TIME:${new Date(startOfFragment(first)).toISOString()}`, ...fragments, ...(more.length > 0 ? ['#EXT-X-ENDLIST'] : []), '',
  ].join('\n')
}
