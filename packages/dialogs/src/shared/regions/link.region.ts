/** Whether the alarm link is heard: what is shown while it is silent may be old (architecture §4). `heard`: what comes by itself. */
export function linkRegion(heard: string) {
  return {
    initial: 'heard',
    states: {
      heard: { description: heard, on: { 'link.silent': 'silent' } },
      silent: {
        description: 'The alarm link has been silent too long: what is shown is marked as possibly old.',
        on: { 'link.heard': 'heard' },
      },
    },
  } as const
}
