import type { ApiClient } from '@smart-fire/api-client'
import { AlarmFeed } from '@smart-fire/dialogs/alarm-feed'
import { type AcknowledgementStore, LinkStatus, SmartFireProvider } from '@smart-fire/dialogs/provider'

const KEY = 'acknowledged-alarms'

/** What this user has acknowledged survives a reload of the page. */
const acknowledgements: AcknowledgementStore = {
  load: () => JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown,
  save: (acknowledged) => localStorage.setItem(KEY, JSON.stringify(acknowledged)),
}

function setTitle(count: number) {
  document.title = count === 0 ? '值班台' : `(${count}) 值班台`
}

export function TopBar({ client, userId }: { client: ApiClient; userId: string }) {
  return (
    <SmartFireProvider client={client} alarms={{ userId }} acknowledgementStore={acknowledgements}>
      <LinkStatus />
      <AlarmFeed onUnacknowledged={({ fires, faults }) => setTitle(fires + faults)} />
    </SmartFireProvider>
  )
}
