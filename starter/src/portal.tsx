import { AlarmFeed } from '@smart-fire/dialogs/alarm-feed'
import { ExceptionListDialog } from '@smart-fire/dialogs/exception-list'
import { FloorPlanDialog } from '@smart-fire/dialogs/floor-plan'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { useMemo, useState } from 'react'
import type { Platform } from './platform'

type Dialog = 'list' | 'plan'

/** Your page, and beside it one provider around everything of ours: inside it your own elements would look as our components do. */
export function Portal({ client, userId, drill }: Platform) {
  const [open, setOpen] = useState<Dialog | null>(null)
  const alarms = useMemo(() => ({ userId }), [userId])
  const close = () => setOpen(null)
  return (
    <>
      <h1>我的门户</h1>
      <p>
        <button onClick={() => setOpen('list')}>未处理警情</button> <button onClick={() => setOpen('plan')}>平面图</button>{' '}
        <button onClick={drill}>演练：一条火警</button>
      </p>
      <SmartFireProvider client={client} alarms={alarms} onError={(error) => console.warn(error.kind)}>
        <AlarmFeed named onUnacknowledged={({ fires }) => (document.title = fires > 0 ? `${fires} 条火警` : '我的门户')} />
        <ExceptionListDialog open={open === 'list'} onClose={close} />
        <FloorPlanDialog buildingId="12" channelId="1" open={open === 'plan'} onClose={close} />
      </SmartFireProvider>
    </>
  )
}
