import { HANDLING, ITEM_KIND, type InspectionItem, type NewResult } from '@smart-fire/api-client/inspection-work'
import { useState, type ChangeEvent } from 'react'
import { reducedPhoto } from '../lib/reduced-photo'
import type { Words } from './inspect.messages'
import { newClientId } from './send-results'
import { useLeave } from './use-leave'

interface CheckFormProps {
  words: Words
  title: string
  place: string
  number: string
  pointId: string | null
  /** null: not known, although the facility has a type */
  items: readonly InspectionItem[] | null
  onSave: (result: NewResult) => Promise<void>
  /** leaves the point out; null where there is no point to leave out */
  onSkip: (() => void) | null
  onBack: () => void
}

interface Photo {
  item: string | null
  content: string
  url: string
}

/** What the server takes; the photos that items need always have room. */
const MOST_PHOTOS = 12
/** Whether a value lies beyond its limits. What is no number counts as such, as it does on the server: it cannot have been measured as normal. */
const isOutside = (value: string, { min, max }: InspectionItem) => value !== '' && (Number.isNaN(Number(value)) || (min != null && Number(value) < min) || (max != null && Number(value) > max))
/** A number in the letters of a Chinese keyboard, or with a comma, as a number is written. */
const plainNumber = (typed: string) => typed.normalize('NFKC').replace(/[,。]/g, '.')

/** One check: large targets for one hand; what is missing is said before it is kept. */
export function CheckForm({ words, title, place, number, pointId, items: known, onSave, onSkip, onBack }: CheckFormProps) {
  const items = known ?? []
  const [values, setValues] = useState<Readonly<Record<string, string>>>({})
  const [photos, setPhotos] = useState<readonly Photo[]>([])
  const [problem, setProblem] = useState('')
  const [handling, setHandling] = useState<string>(HANDLING.reported)
  const [told, setTold] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  // photos that are still made smaller, which takes a slow phone seconds
  const [coming, setComing] = useState(0)
  // one check, however often the button is pressed
  const [clientId] = useState(newClientId)
  const set = (name: string, value: string) => setValues((last) => ({ ...last, [name]: value }))
  const isAbnormal = problem.trim() !== '' || items.some((item) => (item.kind === ITEM_KIND.choice ? values[item.content] === '1' : item.kind === ITEM_KIND.number && isOutside(values[item.content] ?? '', item)))

  const unseen = items.filter(({ content, needsPhoto }) => needsPhoto && !photos.some(({ item }) => item === content))
  const filled = Object.values(values).filter((value) => value.trim() !== '').length + (problem.trim() === '' ? 0 : 1)
  const taken = photos.length + coming
  const { leave, question } = useLeave(words, filled + taken === 0 ? null : words.lostInput(filled, taken))

  const addPhoto = async (event: ChangeEvent<HTMLInputElement>, item: string | null) => {
    const file = event.target.files?.[0]
    event.target.value = ''
    if (!file || taken >= MOST_PHOTOS) return
    setComing((count) => count + 1)
    try {
      const reduced = await reducedPhoto(file)
      const url = await dataUrl(reduced)
      setPhotos((last) => [...last, { item, content: url.replace(/^[^,]*,/, ''), url }])
      setTold(null)
    } catch {
      setTold(words.photoFailed)
    } finally {
      setComing((count) => count - 1)
    }
  }

  const save = async () => {
    if (items.some(({ content }) => (values[content] ?? '').trim() === '')) return setTold(words.incomplete)
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
      {known === null ? <p role="alert" className="problem">{words.itemsUnknown}</p> : null}
      {items.map((item) => (
        <fieldset key={item.content}>
          <legend>{item.content}</legend>
          <ItemControl item={item} words={words} value={values[item.content] ?? ''} onChange={(value) => set(item.content, value)} />
          {unseen.includes(item) ? <PhotoButton label={`${words.photo} · ${words.needsPhoto}`} name={item.content} onChange={(event) => void addPhoto(event, item.content)} /> : null}
        </fieldset>
      ))}
      <ul className="photos">
        {photos.map((photo, at) => (
          <li key={photo.url}><img src={photo.url} alt={photo.item ?? ''} /><button type="button" aria-label={words.removePhoto(at + 1)} onClick={() => setPhotos(photos.filter((one) => one !== photo))}>×</button></li>
        ))}
      </ul>
      {taken + unseen.length < MOST_PHOTOS ? <PhotoButton label={words.morePhoto} name={words.morePhoto} onChange={(event) => void addPhoto(event, null)} /> : null}
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
        <button type="button" className="primary" disabled={busy || coming > 0} onClick={() => void save()}>{words.save}</button>
      </div>
    </main>
  )
}

function ItemControl({ item, words, value, onChange }: { item: InspectionItem; words: Words; value: string; onChange: (value: string) => void }) {
  if (item.kind === ITEM_KIND.choice) return <Choice name={item.content} value={value} onChange={onChange} options={[['0', words.normal], ['1', words.abnormal]]} />
  if (item.kind === ITEM_KIND.text) return <input aria-label={item.content} value={value} maxLength={500} onChange={(event) => onChange(event.target.value)} />
  const outside = isOutside(value, item)
  return (
    <>
      <input aria-label={item.content} inputMode="decimal" value={value} aria-invalid={outside} onChange={(event) => onChange(plainNumber(event.target.value))} />
      <span className={outside ? 'problem' : 'muted'}>{item.min == null && item.max == null ? (item.unit ?? '') : words.limits(String(item.min ?? '–∞'), String(item.max ?? '∞'), item.unit ?? '')}</span>
    </>
  )
}

function Choice({ name, value, options, onChange }: { name: string; value: string; options: readonly (readonly [string, string])[]; onChange: (value: string) => void }) {
  return (
    <div className="choice">
      {options.map(([code, label]) => (
        <label key={code} className={value === code ? `chosen code-${code}` : ''}><input type="radio" name={name} checked={value === code} onChange={() => onChange(code)} />{label}</label>
      ))}
    </div>
  )
}

function PhotoButton({ label, name, onChange }: { label: string; name: string; onChange: (event: ChangeEvent<HTMLInputElement>) => void }) {
  return <label className="photo">{label}<input type="file" accept="image/*" capture="environment" aria-label={`${label} ${name}`} onChange={onChange} /></label>
}

function dataUrl(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
    reader.onerror = () => reject(reader.error ?? new Error('the photo cannot be read'))
    reader.readAsDataURL(file)
  })
}
