/**
 * Whether the alarm link is live. While it is silent, responses lead to `stale` (architecture §4).
 *
 * @param live what the operator sees while the link is live, or while there is none
 */
export function linkRegion(live: string) {
  return {
    initial: 'live',
    states: {
      live: { description: live, on: { 'link.silent': 'silent' } },
      silent: {
        description: 'The alarm link has been silent for too long: the data is marked as possibly out of date.',
        on: { 'link.live': 'live' },
      },
    },
  } as const
}
