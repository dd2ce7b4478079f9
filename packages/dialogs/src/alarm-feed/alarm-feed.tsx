'use client'
import { useEffect, useState } from 'react'
import { recordKey, useAlarmClientPart, useAlarmUpdates } from '../provider'
import { useAcknowledgeRecordless, useCloseWatch, useOperator, type Operator } from '../provider/internal'
import { AlarmFeedActor, selectEdgeTaken, selectMaySound, selectUnseen } from './alarm-feed.actor'
import { alarmFeedOf } from './alarm-feed.calls'
import { AlarmFeedView, type AlarmFeedViewProps } from './alarm-feed.view'
import { nameOfRecordless } from './feed/feed-entries'
import { Overlays } from './parts/overlays'
import { createTabBus, type TabBus } from './tabs/tab-bus'
import { PerClient } from '../shared/parts/per-client'
import { tellHost } from '../shared/tell-host'
import { useLatest } from '../shared/use-latest'

/** Numbers of alarms that this operator has not acknowledged. */
export interface UnacknowledgedAlarms {
  fires: number
  faults: number
}

export interface AlarmFeedProps extends AlarmFeedViewProps {
  /** called with every change of the number of unacknowledged alarms, e.g. for the tab's title */
  onUnacknowledged?: ((alarms: UnacknowledgedAlarms) => void) | undefined
  /** called when live notices or the open feed begin and end to take the end edge of the page, so that the page can make room */
  onEdgeTaken?: ((isTaken: boolean) => void) | undefined
  /**
   * called with true when this page may play tones of its own, e.g. of early warnings, and with false when it may not: sound is locked or
   * muted, an alarm sounds, or another tab of this operator has the sound
   */
  onMaySound?: ((maySound: boolean) => void) | undefined
}

/**
 * Live alarms: notices for 3 minutes, entries that stay until they are acknowledged or handled, and sound.
 * Put it into the top bar; the notices are above everything else. Needs a provider with `alarms`.
 */
export function AlarmFeed(props: AlarmFeedProps) {
  const operator = useOperator()
  if (operator.userId === null) return null
  return <PerClient><OperatorsFeed key={operator.userId} userId={operator.userId} operator={operator} {...props} /></PerClient>
}

interface OperatorsFeedProps extends AlarmFeedProps {
  userId: string
  operator: Operator
}

function OperatorsFeed({ userId, operator, onUnacknowledged, onEdgeTaken, onMaySound, named, placeControls }: OperatorsFeedProps) {
  const [bus] = useState(() => createTabBus(userId))
  const watch = useLatest(useCloseWatch())
  const [logic] = useState(() => alarmFeedOf({ userId, bus, watch: (sounding) => watch.current(sounding) }))
  const [input] = useState(() => ({ acknowledged: operator.acknowledgements.keys() }))
  return (
    <AlarmFeedActor.Provider logic={logic} options={{ input }}>
      <AlarmSubscriber operator={operator} bus={bus} />
      <Counter onUnacknowledged={onUnacknowledged} />
      <Edge onEdgeTaken={onEdgeTaken} />
      <Silence onMaySound={onMaySound} />
      <AlarmFeedView named={named} placeControls={placeControls} />
      <Overlays />
    </AlarmFeedActor.Provider>
  )
}

/** Passes updates and the loss of the alarm link to the feed, and what the operator does here to the store and the other tabs. */
function AlarmSubscriber({ operator: { acknowledgements }, bus }: { operator: Operator; bus: TabBus }) {
  const actor = AlarmFeedActor.useActorRef()
  const acknowledgeRecordless = useAcknowledgeRecordless()
  useAlarmUpdates((update) => {
    if (update.type === 'records.ended') acknowledgements.forget(update.records)
    actor.send({ type: 'update.received', update, at: Date.now() })
  })
  const isLost = useAlarmClientPart(({ link }) => link === 'reconnecting' || link === 'refused')
  useEffect(() => {
    if (isLost) actor.send({ type: 'link.lost' })
  }, [actor, isLost])
  useEffect(() => {
    const subscription = actor.on('*', (done) => {
      if (done.type === 'recordless.acknowledged') {
        acknowledgeRecordless(done.alarms.map(({ key }) => key))
        return done.elsewhere ? undefined : bus.post({ type: 'acknowledged', records: done.alarms.map(nameOfRecordless) })
      }
      if (done.type === 'acknowledged') acknowledgements.add(done.records)
      bus.post(done.type === 'acknowledged' ? { type: done.type, records: done.records.map(recordKey) } : done)
    })
    const stopListening = bus.listen((message) => {
      if (message.type === 'acknowledged') actor.send({ type: 'tab.acknowledged', records: message.records })
      if (message.type === 'muted') actor.send({ type: 'tab.muted', until: message.until, at: Date.now() })
      if (message.type === 'unmuted') actor.send({ type: 'tab.unmuted' })
    })
    return () => {
      subscription.unsubscribe()
      stopListening()
    }
  }, [actor, acknowledgements, acknowledgeRecordless, bus])
  return null
}

function Counter({ onUnacknowledged }: Pick<AlarmFeedProps, 'onUnacknowledged'>) {
  const { fires, faults } = AlarmFeedActor.useSelector(selectUnseen, sameCounts)
  const report = useLatest(onUnacknowledged)
  useEffect(() => {
    // what the host returns is no clean-up: `(document.title = …)` returns a text
    tellHost(report.current, { fires, faults })
  }, [fires, faults, report])
  return null
}

function Edge({ onEdgeTaken }: Pick<AlarmFeedProps, 'onEdgeTaken'>) {
  const isTaken = AlarmFeedActor.useSelector(selectEdgeTaken)
  const report = useLatest(onEdgeTaken)
  useEffect(() => {
    const { current } = report
    if (!isTaken) return
    tellHost(current, true)
    return () => tellHost(current, false)
  }, [isTaken, report])
  return null
}

function Silence({ onMaySound }: Pick<AlarmFeedProps, 'onMaySound'>) {
  const maySound = AlarmFeedActor.useSelector(selectMaySound)
  const report = useLatest(onMaySound)
  useEffect(() => {
    const { current } = report
    if (!maySound) return
    tellHost(current, true)
    return () => tellHost(current, false)
  }, [maySound, report])
  return null
}

const sameCounts = (a: UnacknowledgedAlarms, b: UnacknowledgedAlarms) => a.fires === b.fires && a.faults === b.faults
