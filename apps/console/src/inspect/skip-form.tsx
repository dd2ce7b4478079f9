import { useState } from 'react'
import type { NewSkip } from './device-store'
import type { Words } from './inspect.messages'
import { newClientId } from './send-results'
import { useLeave } from './use-leave'

interface SkipFormProps {
  words: Words
  title: string
  place: string
  number: string
  pointId: string
  onSave: (skip: NewSkip) => Promise<void>
  onBack: () => void
}

const MOST_LETTERS = 200

/** Why a point is left out: a locked door, for example. Without a reason it is not. */
export function SkipForm({ words, title, place, number, pointId, onSave, onBack }: SkipFormProps) {
  const [reason, setReason] = useState('')
  const [told, setTold] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [clientId] = useState(newClientId)
  const { leave, question } = useLeave(words, reason.trim() === '' ? null : words.lostReason)

  const save = async () => {
    if (reason.trim() === '') return setTold(words.skipReasonMissing)
    setBusy(true)
    try {
      await onSave({ clientId, number, pointId, reason: reason.trim(), skippedAt: Date.now() })
    } catch {
      setTold(words.notSaved)
      setBusy(false)
    }
  }

  return (
    <main className="form">
      <button type="button" className="plain" onClick={() => leave(onBack)}>‹ {words.back}</button>
      {question}
      <h1>{words.skipTitle}</h1>
      <p>{title}<br /><span className="muted">{place}<br />{number}</span></p>
      <label>{words.skipReason}<textarea rows={3} maxLength={MOST_LETTERS} value={reason} onChange={(event) => setReason(event.target.value)} /></label>
      <p className="muted">{words.skipHint}</p>
      <div className="bottom">
        {told === null ? null : <p role="alert" className="problem">{told}</p>}
        <button type="button" className="primary" disabled={busy} onClick={() => void save()}>{words.confirmSkip}</button>
      </div>
    </main>
  )
}
