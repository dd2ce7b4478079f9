import { createApiClient, type ApiClientOptions } from '@smart-fire/api-client'
import { Button, ModalDialog, PagedTable, TextField, UiRoot, type Column } from '@smart-fire/ui'
import { FormLayout, NumberField } from '@smart-fire/ui/form'
import { lazy, Suspense } from 'react'
import { AlarmFeed } from './alarm-feed'
import { ExceptionListDialog } from './exception-list'
import { FloorPlanDialog } from './floor-plan'
import { HydrantDialog } from './hydrant'
import { NotEnabledDialog } from './not-enabled'
import { SensorRealtimePanel, SensorRealtimePart } from './sensor-realtime'
import { LinkStatus, SmartFireProvider, StaleBanner } from './provider'

const nothing = () => undefined
const columns: Column<{ id: string }>[] = [{ id: 'id', header: '设备', cell: ({ id }) => id }]
const Late = lazy(() => Promise.resolve({ default: () => <Button>迟到</Button> }))
const target = { sensorId: '1', channelId: '1' }

/** Pages that a server renders and a browser then hydrates. */
export function pagesOf(options: ApiClientOptions) {
  const client = createApiClient(options)
  return {
    components: () => (
      <main>
        <UiRoot nonce="n1">
          <Button>确定</Button>
          <TextField label="名称" value="" onChange={nothing} />
          <PagedTable label="设备" columns={columns} rows={[{ id: '1' }]} rowKey={({ id }) => id} state="ready" />
          <ModalDialog open onClose={nothing} title="标题" />
        </UiRoot>
      </main>
    ),
    nested: () => (
      <UiRoot>
        <UiRoot theme="light">
          <FormLayout label="表单" onSubmit={nothing}>
            <NumberField label="上限" value={1} onChange={nothing} />
          </FormLayout>
        </UiRoot>
      </UiRoot>
    ),
    late: () => (
      <UiRoot>
        <Suspense fallback="…">
          <Late />
        </Suspense>
      </UiRoot>
    ),
    dialogs: () => (
      <SmartFireProvider client={client} alarms={{ userId: '9' }}>
        <LinkStatus />
        <StaleBanner />
        <AlarmFeed />
        <ExceptionListDialog open onClose={nothing} />
        <FloorPlanDialog open onClose={nothing} buildingId="1" channelId="1" />
        <HydrantDialog open onClose={nothing} hydrantId="1" channelId="5" />
        <NotEnabledDialog open onClose={nothing} buildingId="1" channelId="1" />
        <SensorRealtimePanel open onClose={nothing} {...target} />
        <SensorRealtimePart {...target} />
      </SmartFireProvider>
    ),
  }
}
