import { ApiError, type AbnormalRecord, type RecordVerdict } from '@smart-fire/api-client'
import type { PagedTableHandle } from '@smart-fire/ui'
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react'
import { recordKey, useErrorNotice, useMessages, useNotify, useSettings, useVerdicts, type VerdictOutcome } from '../provider'
import { useRefusalWords } from '../provider/internal'
import { recordName } from '../shared/record-name'
import { useLatest } from '../shared/use-latest'
import { ExceptionListActor, selectKeysOn, selectNextPage, selectPreviousPage } from './exception-list.actor'
import { en, zhCN } from './exception-list.messages'
import { selectedRow } from './exception-list.setup'
import type { TriageAnnouncement } from './exception-list.types'
import { intentOf, keepsItsKeys, type TriageIntent } from './triage-keys'
import { useSendAgain } from './use-send-again'

/** What the keys of triage do: move, judge, undo, open. What cannot be seen is announced to screen readers. */
export function useTriage(table: RefObject<PagedTableHandle | null>) {
  const { triage, ...words } = useMessages({ zhCN, en })
  const actor = ExceptionListActor.useActorRef()
  const rows = ExceptionListActor.useSelector(({ context }) => context.rows)
  const row = ExceptionListActor.useSelector(({ context }) => selectedRow(context))
  const nextPage = ExceptionListActor.useSelector(selectNextPage)
  const previousPage = ExceptionListActor.useSelector(selectPreviousPage)
  const verdicts = useVerdicts()
  const sendAgain = useSendAgain()
  const notify = useNotify()
  const reportError = useErrorNotice()
  const refusalWords = useRefusalWords()
  const { change } = useSettings()
  const [announcement, setAnnouncement] = useState('')
  // a screen reader reads the same text only once in a row
  const announce = (text: string) => setAnnouncement((last) => (last === text ? `${text}\u00a0` : text))
  const focus = (record: AbnormalRecord | undefined) => record && table.current?.focusRow(recordKey(record))
  const at = row === null ? -1 : rows.indexOf(row)
  const nameOf = ({ verdict }: RecordVerdict) => (verdict === null ? words.handled : words.verdicts[verdict])

  const settled = (record: AbnormalRecord, result: VerdictOutcome) => {
    const { outcome } = result
    if (outcome === 'accepted') {
      if (actor.getSnapshot().status === 'active') actor.send({ type: 'record.confirmed' })
      notify({ tone: 'success', ...words.sent })
    }
    if (outcome === 'unsent') notify({ tone: 'warning', ...words.stillUnsent })
    if (outcome === 'conflict') announce(triage.announce.conflict(recordName(record)))
    if (result.outcome === 'refused') {
      reportError(new ApiError(result.error, { serverMessage: result.message }))
      const { title, text } = refusalWords(result)
      announce(triage.announce.refused(recordName(record), title, text))
    }
  }
  const judge = (record: AbnormalRecord, verdict: RecordVerdict) => {
    void verdicts.hold(verdict, recordName(record)).then((outcome) => settled(record, outcome))
    announce(triage.announce.judged(recordName(record), nameOf(verdict)))
    focus(nextOpen(rows, rows.indexOf(record), (other) => verdicts.of(other) === null))
  }
  const undo = () => {
    const last = verdicts.pending.filter(({ state }) => state === 'holding').at(-1)
    if (!last) return announce(triage.announce.nothingToUndo)
    verdicts.undo(last.verdict)
    announce(triage.announce.undone(last.subject ?? nameOf(last.verdict)))
    focus(rows.find((other) => recordKey(other) === recordKey(last.verdict)))
  }
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
      actor.on('announced', ({ announcement: what }) => handlers.current.announce(textOf(what, { triage, verdicts: words.verdicts }))),
    ]
    return () => subscriptions.forEach((subscription) => subscription.unsubscribe())
  }, [actor, handlers, triage, words.verdicts])
  return { announcement, onKeyDown, onUndo: undo }
}

function textOf(announced: TriageAnnouncement, { triage, verdicts }: Pick<typeof zhCN, 'triage' | 'verdicts'>): string {
  return announced.key === 'chosen' ? triage.announce.chosen(verdicts[announced.verdict]) : triage.announce[announced.key]
}

/** The next row without a verdict; behind the last one the search begins at the top. */
function nextOpen(rows: readonly AbnormalRecord[], at: number, isOpen: (row: AbnormalRecord) => boolean) {
  return [...rows.slice(at + 1), ...rows.slice(0, at)].find(isOpen)
}
