import { EmptyState, FailedState, formatDateTime, LoadingState, NO_VALUE, StaleBar, WarningBar } from '@smart-fire/ui'
import { Box, Stack } from '@smart-fire/ui/layout'
import { useMemo } from 'react'
import { useMessages, useMonitoringOptions } from '../../provider'
import * as contacts from '../../shared/device-state/contact.messages'
import { LazyPart } from '../../shared/parts/lazy-part'
import { UnreadableRows } from '../../shared/parts/unreadable-rows'
import { contactStates } from '../../shared/device-state/reading-text'
import { isLimitUnread, limitsOf } from '../curve'
import { spanOfDay } from '../reading-day'
import { SensorRealtimeActor, selectIsToday, selectPoint, selectCurveState } from '../sensor-realtime.actor'
import { en, zhCN } from '../sensor-realtime.messages'
import { useCurve } from '../use-curve'
import { DayChoice } from './day-choice'

const loadChart = async () => (await import('@smart-fire/ui/chart')).TimeSeriesChart

const CHART_PX = 260

/** The chosen point over the chosen day (spec 2 §2.2). */
export function ReadingCurve() {
  const words = useMessages({ zhCN, en })
  const actor = SensorRealtimeActor.useActorRef()
  const state = SensorRealtimeActor.useSelector(selectCurveState)
  const day = SensorRealtimeActor.useSelector(({ context }) => context.curveDay)
  const loadedAt = SensorRealtimeActor.useSelector(({ context }) => context.curveLoadedAt)
  const dropped = SensorRealtimeActor.useSelector(({ context }) => context.droppedReadings)
  const retry = () => actor.send({ type: 'data.refresh' })
  return (
    <Stack gap="3">
      <DayChoice />
      {state === 'stale' ? <StaleBar onRetry={retry}>{words.chartStale(formatDateTime(loadedAt))}</StaleBar> : null}
      <UnreadableRows count={dropped} />
      <Box minHeight={`${CHART_PX}px`} display="grid" alignContent="center">
        {state === 'loading' ? <LoadingState /> : null}
        {state === 'failed' ? <FailedState title={words.chartFailed} onRetry={retry} /> : null}
        {state === 'empty' ? <EmptyState title={day === null ? words.noReadings : words.noReadingsOn(day)} /> : null}
        {state === 'none' ? <EmptyState title={words.noReadings} /> : null}
        {state === 'ready' || state === 'refreshing' || state === 'stale' ? <Curve /> : null}
      </Box>
    </Stack>
  )
}

function Curve() {
  const words = useMessages({ zhCN, en })
  const points = useCurve()
  const point = SensorRealtimeActor.useSelector(selectPoint)
  const day = SensorRealtimeActor.useSelector(({ context }) => context.curveDay)
  const today = SensorRealtimeActor.useSelector(selectIsToday)
  const { readingStaleMs } = useMonitoringOptions()
  const catalogue = useMessages(contacts)
  // the same words as long as point and language are: the chart is computed again with others
  const states = useMemo(
    () => (point === null ? undefined : (contactStates({ code: point.code, name: point.label, unit: point.unit }, catalogue) ?? undefined)),
    [point, catalogue],
  )
  // a contact has two states and no range
  const thresholds = useMemo(() => (point === null || states ? [] : limitsOf(point, words)), [point, states, words])
  const span = day === null ? null : spanOfDay(day)
  return (
    <>
      {point !== null && !states && isLimitUnread(point) ? <WarningBar>{words.limitUnread}</WarningBar> : null}
      <LazyPart
        load={loadChart}
        props={{
          label: words.chartOf(point?.label ?? point?.code ?? NO_VALUE, day ?? ''),
          points,
          unit: point?.unit || undefined,
          states,
          thresholds,
          // today ends now, another day is shown whole
          from: span?.from,
          to: today ? undefined : span?.to,
          live: today,
          gapMs: readingStaleMs,
          height: CHART_PX,
          emptyText: words.noReadings,
        }}
        loading={<LoadingState />}
        failed={(retry) => <FailedState title={words.chartFailed} onRetry={retry} />}
      />
    </>
  )
}
