/** A loudspeaker, crossed out when no sound plays. The shape differs, not only the colour. */
export function SoundMark({ on }: { on: boolean }) {
  return (
    <svg width="18" height="18" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <path d="M11 4.7 6.4 8.3H3.5v7.4h2.9l4.6 3.6z" />
      {on ? <path d="M15.5 8.6a5 5 0 0 1 0 6.8M18.6 5.6a9 9 0 0 1 0 12.8" /> : <path d="m16 9 6 6m0-6-6 6" />}
    </svg>
  )
}
