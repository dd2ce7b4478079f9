/**
 * Whether the alarm link is heard. While it is silent, responses lead to `stale` (architecture §4).
 *
 * @param heard what the operator sees while the link is heard, or while there is none
 */
export function linkRegion(heard: string) {
  return {
    initial: 'heard',
    states: {
      heard: { description: heard, on: { 'link.silent': 'silent' } },
      silent: {
        description: 'The alarm link has been silent for too long: the data is marked as possibly out of date.',
        on: { 'link.heard': 'heard' },
      },
    },
  } as const
}
