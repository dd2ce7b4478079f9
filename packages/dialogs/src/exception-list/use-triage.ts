import type { AbnormalRecord } from '@smart-fire/api-client'
import type { PagedTableHandle } from '@smart-fire/ui'
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { recordKey, useMessages, useSettings, useVerdicts } from '../provider'
import { useLatest } from '../shared/use-latest'
import { ExceptionListActor, selectKeysOn, selectNextPage, selectPreviousPage } from './exception-list.actor'
import { en, zhCN } from './exception-list.messages'
import { selectedRow } from './exception-list.setup'
import type { TriageAnnouncement } from './exception-list.types'
import { intentOf, keepsItsKeys, type TriageIntent } from './triage-keys'
import { useJudging } from './use-judging'
import { useSendAgain } from './use-send-again'

/** What the keys of triage do on the rows: move, judge, undo, open. What cannot be seen is announced to screen readers. */
export function useTriage(table: RefObject<PagedTableHandle | null>) {
  const { triage, verdicts: names } = useMessages({ zhCN, en })
  const actor = ExceptionListActor.useActorRef()
  const rows = ExceptionListActor.useSelector(({ context }) => context.rows)
  const row = ExceptionListActor.useSelector(({ context }) => selectedRow(context))
  const nextPage = ExceptionListActor.useSelector(selectNextPage)
  const previousPage = ExceptionListActor.useSelector(selectPreviousPage)
  const verdicts = useVerdicts()
  const sendAgain = useSendAgain()
  const { change } = useSettings()
  const [announcement, setAnnouncement] = useState('')
  // a screen reader reads the same text only once in a row
  const announce = (text: string) => setAnnouncement((last) => (last === text ? `${text}\u00a0` : text))
  const focus = (record: AbnormalRecord | undefined) => record && table.current?.focusRow(recordKey(record))
  const at = row === null ? -1 : rows.indexOf(row)
  const { judge, undo } = useJudging({ rows, focus, announce })

  /** For a row with a verdict the key does its next step: send it again, or dismiss the conflict. */
  const confirm = () => {
    const kept = row && verdicts.of(row)
    if (!kept) return actor.send({ type: 'triage.confirm' })
    if (kept.state === 'unsent') return void sendAgain([kept.verdict])
    if (kept.state === 'refused') return actor.send({ type: 'row.confirm', record: row })
    if (kept.state === 'conflict') return verdicts.dismiss(kept.verdict)
    announce(triage.announce.alreadyJudged)
  }
  const move = (by: 1 | -1) => {
    const next = rows[at < 0 ? 0 : at + by]
    if (next) return focus(next)
    const page = by === 1 ? nextPage : previousPage
    // no page is passed before its rows were shown
    if (page !== null && !actor.getSnapshot().matches({ list: 'loading' })) actor.send({ type: 'page.change', page })
  }
  const act = (intent: TriageIntent) => {
    switch (intent.type) {
      case 'next':
        return move(1)
      case 'previous':
        return move(-1)
      case 'judge':
        return actor.send({ type: 'triage.judge', verdict: intent.verdict })
      case 'confirm':
        return confirm()
      case 'undo':
        return undo()
      case 'open':
        return actor.send({ type: 'triage.open' })
      case 'channel':
        return actor.send({ type: 'triage.channel' })
      case 'help':
        return actor.send({ type: 'help.open' })
      default:
        return intent satisfies never
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // a menu of the table stands elsewhere in the document, and React passes its keys on to this list as well
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return
    const intent = intentOf(event)
    if (intent === null || keepsItsKeys(event.target, intent)) return
    if (!selectKeysOn(actor.getSnapshot())) {
      // Enter is no single-character key (WCAG 2.1.4): on a row it opens what a click on 确认 opens
      if (intent.type === 'confirm' && row && verdicts.of(row) === null) actor.send({ type: 'row.confirm', record: row })
      return
    }
    event.preventDefault()
    act(intent)
  }

  const handlers = useLatest({ judge, announce, change })
  useEffect(() => {
    const subscriptions = [
      actor.on('judged', ({ record, verdict }) => handlers.current.judge(record, verdict)),
      actor.on('keysSwitched', ({ on }) => handlers.current.change({ singleKeys: on })),
      actor.on('announced', ({ announcement: what }) => handlers.current.announce(textOf(what, { triage, verdicts: names }))),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, handlers, triage, names])
  return { announcement, onKeyDown, onUndo: undo }
}

function textOf(announced: TriageAnnouncement, { triage, verdicts }: Pick<typeof zhCN, 'triage' | 'verdicts'>): string {
  return announced.key === 'chosen' ? triage.announce.chosen(verdicts[announced.verdict]) : triage.announce[announced.key]
}
