'use client'
import { useEffect, useState } from 'react'
import { recordKey, useAlarmUpdates, useCloseWatch, useOperator, type Operator } from '../provider'
import { AlarmFeedActor, selectUnseen } from './alarm-feed.actor'
import { alarmFeedOf } from './alarm-feed.calls'
import { AlarmFeedView } from './alarm-feed.view'
import { Overlays } from './parts/overlays'
import { createTabBus, type TabBus } from './tabs/tab-bus'
import { useLatest } from '../shared/use-latest'

/** How many alarms nobody has acknowledged on this operator's behalf. */
export interface UnacknowledgedAlarms {
  fires: number
  faults: number
}

export interface AlarmFeedProps {
  /** called with every change of the number of unacknowledged alarms, e.g. for the tab's title */
  onUnacknowledged?: ((alarms: UnacknowledgedAlarms) => void) | undefined
}

/**
 * Live alarms, seen and heard: notices of 3 minutes, entries that last until they are acknowledged or handled, sound.
 * Put it into the top bar; the notices stand above everything by themselves. Needs a provider with `alarms`.
 */
export function AlarmFeed(props: AlarmFeedProps) {
  const operator = useOperator()
  if (operator.userId === null) return null
  return <OperatorsFeed key={operator.userId} userId={operator.userId} operator={operator} {...props} />
}

interface OperatorsFeedProps extends AlarmFeedProps {
  userId: string
  operator: Operator
}

function OperatorsFeed({ userId, operator, onUnacknowledged }: OperatorsFeedProps) {
  const [bus] = useState(() => createTabBus(userId))
  const watch = useLatest(useCloseWatch())
  const [logic] = useState(() => alarmFeedOf({ userId, bus, watch: (sounding) => watch.current(sounding) }))
  const [input] = useState(() => ({ acknowledged: operator.acknowledgements.keys() }))
  return (
    <AlarmFeedActor.Provider logic={logic} options={{ input }}>
      <AlarmSubscriber operator={operator} bus={bus} />
      <Counter onUnacknowledged={onUnacknowledged} />
      <AlarmFeedView />
      <Overlays />
    </AlarmFeedActor.Provider>
  )
}

/** Hands on what the link has to tell, and shares with store and other tabs what the operator does here. */
function AlarmSubscriber({ operator: { acknowledgements }, bus }: { operator: Operator; bus: TabBus }) {
  const actor = AlarmFeedActor.useActorRef()
  useAlarmUpdates((update) => {
    if (update.type === 'records.ended') acknowledgements.forget(update.records)
    actor.send({ type: 'update.received', update, at: Date.now() })
  })
  useEffect(() => {
    const subscription = actor.on('*', (done) => {
      if (done.type === 'acknowledged') acknowledgements.add(done.records)
      bus.post(done.type === 'acknowledged' ? { type: done.type, records: done.records.map(recordKey) } : done)
    })
    const silence = bus.listen((message) => {
      if (message.type === 'acknowledged') actor.send({ type: 'tab.acknowledged', records: message.records })
      if (message.type === 'muted') actor.send({ type: 'tab.muted', until: message.until, at: Date.now() })
      if (message.type === 'unmuted') actor.send({ type: 'tab.unmuted' })
    })
    return () => {
      subscription.unsubscribe()
      silence()
    }
  }, [actor, acknowledgements, bus])
  return null
}

function Counter({ onUnacknowledged }: Pick<AlarmFeedProps, 'onUnacknowledged'>) {
  const { fires, faults } = AlarmFeedActor.useSelector(selectUnseen, sameCounts)
  const tell = useLatest(onUnacknowledged)
  useEffect(() => tell.current?.({ fires, faults }), [fires, faults, tell])
  return null
}

const sameCounts = (a: UnacknowledgedAlarms, b: UnacknowledgedAlarms) => a.fires === b.fires && a.faults === b.faults
