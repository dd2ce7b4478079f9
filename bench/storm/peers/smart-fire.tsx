import { createApiClient } from '@smart-fire/api-client'
import { AlarmFeed } from '@smart-fire/dialogs/alarm-feed'
import { SmartFireProvider, useAlarmClient } from '@smart-fire/dialogs/provider'
import { createRoot } from 'react-dom/client'
import { offer } from '../indicators'

const client = createApiClient({ baseUrl: location.origin, getToken: () => 'bench' })
const ALARMS = { userId: '9' }
let kept = 0
let live = false

function Link() {
  const { link, sync } = useAlarmClient()
  live = link === 'live' && sync === 'synced'
  return null
}

const root = document.getElementById('root')
if (!root) throw new Error('no root')
createRoot(root).render(
  <SmartFireProvider client={client} alarms={ALARMS} theme="light">
    <Link />
    <AlarmFeed onUnacknowledged={({ fires, faults }) => { kept = fires + faults }} />
  </SmartFireProvider>,
)
offer(() => kept, () => live, () => document.querySelector('.fs-notices'))
