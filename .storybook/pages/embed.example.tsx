import { createApiClient } from '@smart-fire/api-client'
import { FloorPlanDialog } from '@smart-fire/dialogs/floor-plan'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { useState } from 'react'

const client = createApiClient({
  baseUrl: 'https://fire.example',
  getToken: () => sessionStorage.getItem('my-token'), // your portal signs in; we never store a token
})

export function MyPage({ userId }: { userId: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>平面图</button>
      <SmartFireProvider client={client} locale="zh-CN" alarms={{ userId }} onSessionEnd={() => location.assign('/login')}>
        <FloorPlanDialog buildingId="12" channelId="1" floor={3} open={open} onClose={() => setOpen(false)} />
      </SmartFireProvider>
    </>
  )
}
