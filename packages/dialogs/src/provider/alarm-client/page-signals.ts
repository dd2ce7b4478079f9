import type { Instant } from '@smart-fire/api-client'
import type { AlarmClientEvent } from './alarm-client.types'

/** Listens to the page: back from sleep, freeze, cache or a hidden tab; network lost or back (trust A4). */
export function listenToPage(send: (event: AlarmClientEvent) => void, now: () => Instant): () => void {
  if (typeof window === 'undefined') return () => undefined
  const gone = new AbortController()
  const { signal } = gone
  const awake = () => send({ type: 'page.awake', at: now() })
  window.addEventListener('online', () => send({ type: 'network.back', at: now() }), { signal })
  window.addEventListener('pageshow', awake, { signal })
  // some browsers leave out visibilitychange after a freeze
  document.addEventListener('resume', awake, { signal })
  document.addEventListener(
    'visibilitychange',
    () => {
      if (document.visibilityState === 'visible') awake()
    },
    { signal },
  )
  window.addEventListener('offline', () => send({ type: 'network.lost' }), { signal })
  return () => gone.abort()
}
