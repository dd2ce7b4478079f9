import { AlarmFeed } from '@smart-fire/dialogs/alarm-feed'
import { ExceptionListDialog } from '@smart-fire/dialogs/exception-list'
import { FloorPlanDialog } from '@smart-fire/dialogs/floor-plan'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { useMemo, useState } from 'react'
import type { Platform } from './platform'

type Dialog = 'list' | 'plan'

/** Your page: one provider around it, and dialogs that your buttons open. */
export function Portal({ client, userId, drill }: Platform) {
  const [open, setOpen] = useState<Dialog | null>(null)
  const alarms = useMemo(() => ({ userId }), [userId])
  const close = () => setOpen(null)
  return (
    <SmartFireProvider client={client} alarms={alarms} onError={(error) => console.warn(error.kind)}>
      <h1>我的门户</h1>
      <AlarmFeed named onUnacknowledged={({ fires }) => (document.title = fires > 0 ? `${fires} 条火警` : '我的门户')} />
      <p>
        <button onClick={() => setOpen('list')}>未处理警情</button> <button onClick={() => setOpen('plan')}>平面图</button>{' '}
        <button onClick={drill}>演练：一条火警</button>
      </p>
      <ExceptionListDialog open={open === 'list'} onClose={close} />
      <FloorPlanDialog buildingId="12" channelId="1" open={open === 'plan'} onClose={close} />
    </SmartFireProvider>
  )
}
