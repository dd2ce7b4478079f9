import { ChoiceBar, DateField } from '@smart-fire/ui'
import { Flex } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { choiceOfDate, dayBefore, endAsYesterday, isDayDisabled, latestDay } from '../reading-day'
import { SensorRealtimeActor } from '../sensor-realtime.actor'
import { en, zhCN } from '../sensor-realtime.messages'
import { useOld } from '../../shared/use-old'

/** Today, yesterday or one day from the calendar; the two shortcuts always work (domain 1). */
export function DayChoice() {
  const words = useMessages({ zhCN, en })
  const actor = SensorRealtimeActor.useActorRef()
  const chosen = SensorRealtimeActor.useSelector(({ context }) => context.day)
  // at midnight the day stays what was chosen, and is not called yesterday any more
  const isOver = useOld(chosen.of === 'yesterday' ? endAsYesterday(chosen.day) : null, 0)
  const day = chosen.of === 'yesterday' && isOver ? { ...chosen, of: 'date' as const } : chosen
  const shortcut = (value: string) =>
    actor.send({
      type: 'day.choose',
      day: value === 'today' ? { of: 'today' } : { of: 'yesterday', day: dayBefore(Date.now()) },
    })
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <ChoiceBar
        label={words.day}
        size="sm"
        value={day.of === 'date' ? null : day.of}
        onChange={shortcut}
        options={[
          { value: 'today', label: words.today },
          { value: 'yesterday', label: words.yesterday },
        ]}
      />
      <DateField
        label={words.pickDay}
        hideLabel
        value={day.of === 'date' ? day.day : ''}
        max={latestDay(Date.now())}
        isDateDisabled={(date) => isDayDisabled(date, Date.now())}
        disabledText={words.dayDisabled}
        onChange={(date) => actor.send({ type: 'day.choose', day: choiceOfDate(date, Date.now()) })}
      />
    </Flex>
  )
}
