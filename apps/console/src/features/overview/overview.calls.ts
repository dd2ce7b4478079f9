import type { ApiClient } from '@smart-fire/api-client'
import { fromCallback, fromPromise } from 'xstate'
import type { Figures, LatestEvents } from './overview.machine'
import { startPulse, type Visibility } from './pulse'

/** The actors of the overview machine, made from a client and the page that shows it. */
export function overviewCalls(client: ApiClient, page: Visibility) {
  return {
    loadFigures: fromPromise<Figures>(async ({ signal }) => {
      const [devices, fireHostPoints] = await Promise.all([
        client.deviceCounts.devices(signal),
        client.deviceCounts.fireHostPoints(signal),
      ])
      return { devices, fireHostPoints, at: Date.now() }
    }),
    loadLatest: fromPromise<LatestEvents>(async ({ signal }) => ({
      events: await client.abnormalRecords.latest(signal),
      at: Date.now(),
    })),
    planAllowed: fromPromise<boolean>(({ signal }) => client.tenantSetup.planAllowed(signal)),
    pulse: fromCallback<{ type: 'nudge' }>(({ sendBack, receive }) => {
      const pulse = startPulse(page, () => sendBack({ type: 'refresh' }))
      receive(() => pulse.nudge())
      return () => pulse.stop()
    }),
  }
}
