import { Stack } from '@chakra-ui/react'
import { Button, EmptyState, FailedState, LoadingState, SlidePanel, StaleBar } from '@smart-fire/ui'
import { statePaths, useMessages } from '../provider'
import { HistoryTable } from './parts/history-table'
import { NewestValue } from './parts/newest-value'
import { PointChoice } from './parts/point-choice'
import { ReadingCurve } from './parts/reading-curve'
import { SensorBadge, SensorFacts } from './parts/sensor-facts'
import { SensorRealtimeActor } from './sensor-realtime.actor'
import { en, zhCN } from './sensor-realtime.messages'
import { selectIsFireHost, selectSensor, selectSensorState, selectValue } from './sensor-realtime.selectors'

/** The panel as it is in the actor's state; the shell decides when it is there at all. */
export function SensorRealtimeView({ onClose }: { onClose: () => void }) {
  const words = useMessages({ zhCN, en })
  const actor = SensorRealtimeActor.useActorRef()
  const value = SensorRealtimeActor.useSelector(selectValue)
  const detail = SensorRealtimeActor.useSelector(selectSensor)?.detail ?? null
  return (
    <SlidePanel
      open
      onClose={onClose}
      title={words.title}
      badge={<SensorBadge />}
      subtitle={detail?.description ?? detail?.hydrantName ?? detail?.series ?? detail?.equipmentType ?? undefined}
      actions={
        <Button size="sm" loading={isBusy(value)} onClick={() => actor.send({ type: 'data.refresh' })}>
          {words.refresh}
        </Button>
      }
    >
      <Stack data-state={statePaths(value)} gap="5">
        <Device />
        <HistoryTable />
      </Stack>
    </SlidePanel>
  )
}

function isBusy({ sensor }: ReturnType<typeof selectValue>): boolean {
  return typeof sensor !== 'string' && sensor.ready === 'refreshing'
}

function Device() {
  const words = useMessages({ zhCN, en })
  const actor = SensorRealtimeActor.useActorRef()
  const place = SensorRealtimeActor.useSelector(selectSensorState)
  const retry = () => actor.send({ type: 'data.refresh' })
  if (place === 'loading') return <LoadingState />
  if (place === 'failed') return <FailedState title={words.sensorFailed} onRetry={retry} />
  return (
    <>
      {place === 'stale' ? <StaleBar onRetry={retry}>{words.sensorStale}</StaleBar> : null}
      <SensorFacts />
      <Values />
    </>
  )
}

/** Points of fire hosts have a state and no values (spec 2 §2.2). */
function Values() {
  const words = useMessages({ zhCN, en })
  const fireHost = SensorRealtimeActor.useSelector(selectIsFireHost)
  const points = SensorRealtimeActor.useSelector(selectSensor)?.points ?? []
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
