import { ApiError, type AbnormalRecord, type RecordVerdict } from '@smart-fire/api-client'
import { recordKey, useErrorNotice, useMessages, useNotify, useVerdicts, type VerdictOutcome } from '../provider'
import { useRefusalWords } from '../provider/internal'
import { recordName } from '../shared/records/record-name'
import { ExceptionListActor } from './exception-list.actor'
import { en, zhCN } from './exception-list.messages'

interface Screen {
  rows: readonly AbnormalRecord[]
  /** moves the focus to the row of a record, if it has one */
  focus: (record: AbnormalRecord | undefined) => void
  announce: (text: string) => void
}

/** Gives a verdict by key, which can be undone for a few seconds, and says what became of it. */
export function useJudging({ rows, focus, announce }: Screen) {
  const { triage, ...words } = useMessages({ zhCN, en })
  const actor = ExceptionListActor.useActorRef()
  const verdicts = useVerdicts()
  const notify = useNotify()
  const reportError = useErrorNotice()
  const refusalWords = useRefusalWords()
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
  return { judge, undo }
}

/** The next row without a verdict; behind the last one the search begins at the top. */
function nextOpen(rows: readonly AbnormalRecord[], at: number, isOpen: (row: AbnormalRecord) => boolean) {
  return [...rows.slice(at + 1), ...rows.slice(0, at)].find(isOpen)
}
