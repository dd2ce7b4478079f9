import type { InspectionTaskPoint, InspectionWorkCalls, NewResult } from '@smart-fire/api-client/inspection-work'
import { useState } from 'react'
import { CheckForm } from './check-form'
import type { Words } from './inspect.messages'
import { facilityOf, ownWorkOf, placeOf, pointOfLabel } from './own-work'
import { SkipForm } from './skip-form'
import type { Device } from './use-device'
import { useLabel } from './use-label'

interface OpenCheckProps {
  words: Words
  device: Device
  work: Pick<InspectionWorkCalls, 'ofLabel'>
  /** on the label */
  number: string
  /** the point that it was opened for; null: in no task that the phone knew then, and one that is loaded meanwhile may have it */
  point: InspectionTaskPoint | null
  onClose: () => void
}

/** The check of a label. The server is asked for what the tasks of the phone do not tell: which facility it is, and what is checked there. */
export function OpenCheck({ words, device, work, number, point: opened, onClose }: OpenCheckProps) {
  const [isSkipping, setSkipping] = useState(false)
  const [isFormOpen, setFormOpen] = useState(false)
  const { tasks = [], types = [] } = device.tasks?.own ?? {}
  // its task may end while the form is filled in: the check, or the reason to leave it out, is of this point all the same
  const [own, setOwn] = useState(opened)
  const found = own ?? pointOfLabel(ownWorkOf(device.waiting), tasks, number, Date.now())
  const waitsForOthers = found === 'tooEarly'
  const point = waitsForOthers ? null : found
  if (point !== null && own === null) setOwn(point)
  const listed = point ?? facilityOf(tasks, number)
  const typeOfTasks = listed?.typeName ?? null
  const itemsOfTasks = types.find(({ name }) => name === typeOfTasks)?.items ?? null
  const answer = useLabel(work, itemsOfTasks === null && number !== '' ? number : null, device.link)
  const facility = typeof answer === 'object' ? answer : null
  const where = point ?? facility ?? listed
  const place = where ? [placeOf(where), found === null ? words.outside : null].filter(Boolean).join(' · ') : words.unknownLabel(number)
  const facts = { words, title: typeOfTasks ?? facility?.typeName ?? words.outside, place, number }

  // without a connection the form is open before the server is asked: what was entered must not go with it
  if (answer === 'unreached' && !isFormOpen) setFormOpen(true)
  const hasNoFacility = answer === 'unknown' && point === null
  if (hasNoFacility && !isFormOpen) return <NoFacility words={words} number={number} onBack={onClose} />
  if (isSkipping && point) return <SkipForm {...facts} pointId={point.id} onSave={async (skip) => { await device.keepSkip(skip); onClose() }} onBack={() => setSkipping(false)} />
  const save = async (result: NewResult) => {
    await device.keep(result)
    onClose()
  }
  return (
    <CheckForm
      {...facts} pointId={point?.id ?? null} items={itemsOfTasks ?? facility?.items ?? null} isAsking={answer === 'asking'} hasNoFacility={hasNoFacility} waitsForOthers={waitsForOthers}
      onSave={save} onSkip={point ? () => setSkipping(true) : null} onBack={onClose}
    />
  )
}

/** A check of such a label would be refused, hours later and far from it. */
function NoFacility({ words, number, onBack }: { words: Words; number: string; onBack: () => void }) {
  return (
    <main className="form">
      <button type="button" className="plain" onClick={onBack}>‹ {words.back}</button>
      <h1>{words.outside}</h1>
      <p role="alert" className="problem">{words.noFacility(number)}</p>
    </main>
  )
}
