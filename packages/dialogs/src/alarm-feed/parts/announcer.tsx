import { Fragment, useEffect, useRef, useState } from 'react'
import { recordKey, useMessages, type LiveAlarm } from '../../provider'
import { useRecordLookup } from '../../provider/internal'
import { AlarmFeedActor } from '../alarm-feed.actor'
import { en, zhCN, type AlarmFeedMessages } from '../alarm-feed.messages'
import type { AlarmFeedContext, Announcement, DesktopNote, RaisedNotice } from '../alarm-feed.types'
import { raisedText, raisedTitle, textOfAlarm, textOfAnnouncement, titleOf } from '../alarm-words'
import { placeIdOf } from '../feed/place-groups'
import { useLatest } from '../../shared/use-latest'

/** What was announced within this time is perhaps not heard yet. */
const JUST_SAID_MS = 1_000

/**
 * The announcement for a screen reader; it does not move the focus (WCAG 4.1.3). An alarm interrupts what is being read, so what was announced within the last
 * second stands beside it and is read with it, fires first. What is read is only ever added and taken away: a changed text would be read again.
 */
export function Announcer() {
  const words = useMessages({ zhCN, en })
  const announced = useJustSaid(AlarmFeedActor.useSelector(({ context }) => context.announced))
  const raised = AlarmFeedActor.useSelector(({ context }) => context.announcedRaised)
  const said = [
    ...announced.map((one) => [`${one.serial}`, textOfAnnouncement(one, words)] as const),
    ...raised.map(({ key, until, verdict }) => [`${key} ${until}`, [raisedTitle(verdict, words), raisedText(verdict, words)].join(words.between)] as const),
  ]
  return said.map(([key, text], at) => <Fragment key={key}>{at === 0 ? null : <span>{words.betweenAlarms}</span>}<span>{text}</span></Fragment>)
}

/** The announcement and those of the second before it, in order of arrival, those with fires first. */
function useJustSaid(announced: Announcement | null): readonly Announcement[] {
  const [before, setBefore] = useState<readonly Announcement[]>([])
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>())
  useEffect(() => {
    if (announced === null) return
    // an effect may run twice (StrictMode)
    setBefore((last) => (last.includes(announced) ? last : [...last, announced]))
    timers.current.add(setTimeout(() => setBefore((last) => last.filter((one) => one !== announced)), JUST_SAID_MS))
  }, [announced])
  // each announcement ends by itself, also after the next one; only the end of the feed ends all
  useEffect(() => {
    const { current: running } = timers
    return () => running.forEach(clearTimeout)
  }, [])
  const all = [...before.filter((one) => one !== announced), ...(announced ? [announced] : [])]
  return [...all.filter(({ fires }) => fires > 0), ...all.filter(({ fires }) => fires === 0)]
}

/** The same as desktop notifications, for an operator who looks at another window. */
export function DesktopTeller() {
  const words = useMessages({ zhCN, en })
  useDesktopNotes(words)
  return null
}

function useDesktopNotes(words: AlarmFeedMessages) {
  const actor = AlarmFeedActor.useActorRef()
  const find = useRecordLookup()
  const latest = useLatest({ words, find })
  useEffect(() => {
    /** The record of the alarm while it is unhandled, else the feed. */
    const open = (alarm: LiveAlarm | null) => {
      const entry = actor.getSnapshot().context.entries.find(({ alarm: { key } }) => key === alarm?.key)
      const [ref] = entry?.open ?? []
      const record = ref ? latest.current.find(ref) : null
      actor.send(entry && record ? { type: 'record.judge', shown: { alarm: entry.alarm, record } } : { type: 'panel.open' })
    }
    let last = actor.getSnapshot().context
    const subscription = actor.subscribe(({ context, value }) => {
      const { announced, raised } = newIn(context, last)
      last = context
      const { words } = latest.current
      const notes = [...(announced ? notesOf(announced, words, open) : []), ...raised.map((one) => noteOfRaised(one, words))]
      if (notes.length > 0 && value.desktop === 'on') actor.send({ type: 'desktop.notify', notes })
    })
    return () => subscription.unsubscribe()
  }, [actor, latest])
}

/** What is announced now and was not announced before. */
function newIn({ announced, announcedRaised }: AlarmFeedContext, before: AlarmFeedContext): { announced: Announcement | null; raised: readonly RaisedNotice[] } {
  return {
    announced: announced === before.announced ? null : announced,
    raised: announcedRaised === before.announcedRaised ? [] : announcedRaised.filter((one) => !before.announcedRaised.includes(one)),
  }
}

/** A verdict that was raised to a real fire (domain 28). A click brings the page to the front, where its notice is. */
function noteOfRaised({ key, verdict }: RaisedNotice, words: AlarmFeedMessages): DesktopNote {
  return { tag: `smart-fire.raised:${key}`, isNews: true, title: raisedTitle(verdict, words), body: raisedText(verdict, words), open: () => undefined }
}

/** A notification for each alarm while they are few; otherwise one that the next one replaces. */
function notesOf(announced: Announcement, words: AlarmFeedMessages, open: (alarm: LiveAlarm | null) => void): DesktopNote[] {
  if (announced.late || announced.fires + announced.faults > announced.alarms.length) {
    return [{ tag: 'smart-fire.many', isNews: true, title: textOfAnnouncement(announced, words), body: '', open: () => open(null) }]
  }
  return announced.alarms.map((alarm) => ({ tag: `smart-fire.${nameInEveryTab(alarm)}`, title: titleOf(alarm, words), body: textOfAlarm(alarm, words), open: () => open(alarm) }))
}

/** The record's name is the same in every tab, the alarm's key is not. Without a record: all that tells its points from others of this second. */
function nameInEveryTab(alarm: LiveAlarm): string {
  const [record] = alarm.records
  if (record) return recordKey(record)
  const points = alarm.points.map(({ sensorId, sensorNumber, fireHostId, loop, address, measuringPoint, measuringPointCode, alarmType, category, raisedAt }) =>
    [sensorId, sensorNumber, fireHostId, loop, address, measuringPoint, measuringPointCode, alarmType, category, raisedAt])
  return JSON.stringify([placeIdOf(alarm), ...points])
}
