import { HANDLING, type InspectionItem, type NewResult } from '@smart-fire/api-client/inspection-work'
import { useState, type ChangeEvent } from 'react'
import type { Words } from './inspect.messages'
import { Choice, isAbnormalItem, ItemControl } from './item-control'
import { newClientId } from './send-results'
import { useLeave } from './use-leave'
import { MOST_PHOTOS, usePhotos } from './use-photos'

interface CheckFormProps {
  words: Words
  title: string
  place: string
  number: string
  pointId: string | null
  /** null: not known, although the facility has a type */
  items: readonly InspectionItem[] | null
  /** the server is being asked what is checked here */
  isAsking: boolean
  /** the form was open before the server said that no facility has the label: a check would be refused */
  hasNoFacility?: boolean
  /** the form was open before the tasks had come, and its turn in their strict order has not: outside of the task the point would be missed */
  waitsForOthers?: boolean
  onSave: (result: NewResult) => Promise<void>
  /** leaves the point out; null where there is no point to leave out */
  onSkip: (() => void) | null
  onBack: () => void
}

/** One check: large targets for one hand; what is missing is said before it is kept. */
export function CheckForm({ words, title, place, number, pointId, items: known, isAsking, hasNoFacility = false, waitsForOthers = false, onSave, onSkip, onBack }: CheckFormProps) {
  const items = known ?? []
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState('')
  const [handling, setHandling] = useState<string>(HANDLING.reported)
  const [told, setTold] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const { photos, coming, taken, add, remove } = usePhotos((outcome) => setTold(outcome === 'failed' ? words.photoFailed : null))
  // one check, however often the button is pressed
  const [clientId] = useState(newClientId)
  const set = (name: string, value: string) => setValues((last) => ({ ...last, [name]: value }))
  const isAbnormal = problem.trim() !== '' || items.some((item) => isAbnormalItem(item, values[item.content] ?? ''))

  const unseen = items.filter(({ content, needsPhoto }) => needsPhoto && !photos.some(({ item }) => item === content))
  const filled = Object.values(values).filter((value) => value.trim() !== '').length + (problem.trim() === '' ? 0 : 1)
  const { leave, question } = useLeave(words, filled + taken === 0 ? null : words.lostInput(filled, taken))

  const save = async () => {
    if (hasNoFacility) return setTold(words.noFacility(number))
    if (waitsForOthers) return setTold(words.previousFirst)
    if (items.some(({ content }) => (values[content] ?? '').trim() === '')) return setTold(words.incomplete)
    // the server refuses a check that says nothing of what is to be checked, hours later and far from the facility
    if (known === null && problem.trim() === '') return setTold(words.itemsUnknown)
    if (unseen.length > 0) return setTold(words.photoMissing)
    setBusy(true)
    try {
      await onSave({
        clientId, number, pointId, inspectedAt: Date.now(), items: items.map(({ content }) => ({ name: content, value: (values[content] ?? '').trim() })),
        problem: problem.trim() || null, handling: isAbnormal ? handling : null, photos: photos.map(({ item, content }) => ({ item, content })),
      })
    } catch {
      setTold(words.notSaved)
      setBusy(false)
    }
  }

  return (
    <main className="form">
      <button type="button" className="plain" onClick={() => leave(onBack)}>‹ {words.back}</button>
      {question}
      <h1>{title}</h1>
      <p className="muted">{place}<br />{number}</p>
      {waitsForOthers ? <p role="alert" className="problem">{words.previousFirst}</p> : null}
      {isAsking ? <p role="status" className="muted">{words.asking}</p> : null}
      {known === null && !isAsking ? <p role="alert" className="problem">{hasNoFacility ? words.noFacility(number) : words.itemsUnknown}</p> : null}
      {items.map((item) => (
        <fieldset key={item.content}>
          <legend>{item.content}</legend>
          <ItemControl item={item} words={words} value={values[item.content] ?? ''} onChange={(value) => set(item.content, value)} />
          {unseen.includes(item) ? <PhotoButton label={`${words.photo} · ${words.needsPhoto}`} name={item.content} onChange={(event) => void add(event, item.content)} /> : null}
        </fieldset>
      ))}
      <ul className="photos">
        {photos.map((photo, at) => (
          <li key={photo.url}><img src={photo.url} alt={photo.item ?? ''} /><button type="button" aria-label={words.removePhoto(at + 1)} onClick={() => remove(photo)}>×</button></li>
        ))}
      </ul>
      {taken + unseen.length < MOST_PHOTOS ? <PhotoButton label={words.morePhoto} name={words.morePhoto} onChange={(event) => void add(event, null)} /> : null}
      <label>{words.problem}<textarea rows={3} maxLength={500} value={problem} onChange={(event) => setProblem(event.target.value)} /></label>
      {isAbnormal ? (
        <fieldset>
          <legend>{words.handling}</legend>
          <Choice name="handling" value={handling} onChange={setHandling} options={[[HANDLING.reported, words.reported], [HANDLING.repaired, words.repaired]]} />
        </fieldset>
      ) : null}
      {onSkip === null ? null : <button type="button" className="wide" onClick={() => leave(onSkip)}>{words.skip}</button>}
      <div className="bottom">
        {told === null ? null : <p role="alert" className="problem">{told}</p>}
        {coming === 0 ? null : <p role="status" className="muted">{words.photoComing}</p>}
        <button type="button" className="primary" disabled={busy || isAsking || coming > 0} onClick={() => void save()}>{words.save}</button>
      </div>
    </main>
  )
}

function PhotoButton({ label, name, onChange }: { label: string; name: string; onChange: (event: ChangeEvent<HTMLInputElement>) => void }) {
  return <label className="photo">{label}<input type="file" accept="image/*" capture="environment" aria-label={`${label} ${name}`} onChange={onChange} /></label>
}
