import type { SnapshotFrom } from 'xstate'
import { Button, EmptyState, FailedState, LoadingState, SlidePanel, StaleBar } from '@smart-fire/ui'
import { Flex, Stack } from '@smart-fire/ui/layout'
import { statePaths, useMessages } from '../provider'
import { HistoryTable, useHistory } from './parts/history-table'
import { NewestValue } from './parts/newest-value'
import { PointChoice } from './parts/point-choice'
import { ReadingCurve } from './parts/reading-curve'
import { SensorBadge, SensorFacts } from './parts/sensor-facts'
import { writeDialogAddress } from '../shared/dialog-address'
import { dataStateOf } from '../regions/data-state-of'
import { SensorRealtimeActor, selectIsFireHost } from './sensor-realtime.actor'
import type { sensorRealtimeMachine } from './sensor-realtime.machine'
import { en, zhCN } from './sensor-realtime.messages'

/** The panel in the state of its actor. */
export function SensorRealtimeView({ onClose }: { onClose: () => void }) {
  const words = useMessages({ zhCN, en })
  const history = useHistory()
  const target = SensorRealtimeActor.useSelector(({ context }) => context.target)
  const detail = SensorRealtimeActor.useSelector(({ context }) => context.sensor)?.detail ?? null
  return (
    <SlidePanel
      open
      onClose={onClose}
      address={writeDialogAddress({ dialog: 'device', ...target })}
      title={words.title}
      badge={<SensorBadge />}
      subtitle={detail?.description ?? detail?.hydrantName ?? detail?.series ?? detail?.equipmentType ?? undefined}
      actions={<Refresh history={history} />}
    >
      <Data history={history} />
    </SlidePanel>
  )
}

/** The same data inside a page that has named the device already. */
export function SensorRealtimePartView() {
  const history = useHistory()
  return (
    <Stack gap="3">
      <Flex align="center" justify="space-between" gap="3">
        <Flex align="center" gap="2"><SensorBadge /></Flex>
        <Refresh history={history} />
      </Flex>
      <Data history={history} />
    </Stack>
  )
}

type History = ReturnType<typeof useHistory>

function Refresh({ history }: { history: History }) {
  const words = useMessages({ zhCN, en })
  const actor = SensorRealtimeActor.useActorRef()
  const busy = SensorRealtimeActor.useSelector(({ value }) => isBusy(value))
  const refresh = () => {
    actor.send({ type: 'data.refresh' })
    history.refresh()
  }
  return <Button size="sm" loading={busy} onClick={refresh}>{words.refresh}</Button>
}

function Data({ history }: { history: History }) {
  const value = SensorRealtimeActor.useSelector(({ value: now }) => now)
  return (
    <Stack data-state={statePaths(value)} gap="5">
      <Device />
      <HistoryTable list={history} />
    </Stack>
  )
}

function isBusy({ sensor }: SnapshotFrom<typeof sensorRealtimeMachine>['value']): boolean {
  return typeof sensor !== 'string' && sensor.ready === 'refreshing'
}

function Device() {
  const words = useMessages({ zhCN, en })
  const actor = SensorRealtimeActor.useActorRef()
  const state = SensorRealtimeActor.useSelector(({ value }) => dataStateOf(value.sensor))
  const retry = () => actor.send({ type: 'data.refresh' })
  if (state === 'loading') return <LoadingState />
  if (state === 'failed') return <FailedState title={words.sensorFailed} onRetry={retry} />
  return (
    <>
      {state === 'stale' ? <StaleBar onRetry={retry}>{words.sensorStale}</StaleBar> : null}
      <SensorFacts />
      <Values />
    </>
  )
}

/** Points of fire hosts have a state and no values (spec 2 §2.2). */
function Values() {
  const words = useMessages({ zhCN, en })
  const fireHost = SensorRealtimeActor.useSelector(selectIsFireHost)
  const points = SensorRealtimeActor.useSelector(({ context }) => context.sensor)?.points ?? []
  if (fireHost) return <NewestValue />
  if (points.length === 0) return <EmptyState compact title={words.noPoints} />
  return (
    <>
      <PointChoice />
      <NewestValue />
      <ReadingCurve />
    </>
  )
}
