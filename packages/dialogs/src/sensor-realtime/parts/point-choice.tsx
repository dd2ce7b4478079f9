import type { MeasuringPoint } from '@smart-fire/api-client'
import { ChoiceBar } from '@smart-fire/ui'
import { useMessages } from '../../provider'
import { UnreadableRows } from '../../shared/parts/unreadable-rows'
import { SensorRealtimeActor, toneOfPoint } from '../sensor-realtime.actor'
import { en, type SensorRealtimeMessages, zhCN } from '../sensor-realtime.messages'

/** The measuring points; one that is not normal has an icon and its state as text (spec 2 §2.2). */
export function PointChoice() {
  const words = useMessages({ zhCN, en })
  const actor = SensorRealtimeActor.useActorRef()
  const sensor = SensorRealtimeActor.useSelector(({ context }) => context.sensor)
  return (
    <>
    <UnreadableRows count={sensor?.droppedPoints ?? 0} />
    <ChoiceBar
      label={words.points}
      hideLabel={false}
      value={SensorRealtimeActor.useSelector(({ context }) => context.pointCode)}
      onChange={(code) => actor.send({ type: 'point.choose', code })}
      options={(sensor?.points ?? []).map((point) => ({
        value: point.code,
        label: pointLabel(point, words),
        tone: toneOfPoint(point.state),
      }))}
    />
    </>
  )
}

function pointLabel({ label, code, state }: MeasuringPoint, words: SensorRealtimeMessages): string {
  const name = label ?? code
  return state === 'normal' ? name : words.pointName(name, words.pointState[state ?? 'unknown'])
}
