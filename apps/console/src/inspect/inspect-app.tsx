import { TASK_STATE, type InspectionTaskPoint, type InspectionWorkCalls, type NewResult, type WholeInspectionTask } from '@smart-fire/api-client/inspection-work'
import { useState } from 'react'
import { CheckForm } from './check-form'
import { factsOf, type DeviceStore } from './device-store'
import type { zhCN } from './inspect.messages'
import { RefusedEntry } from './refused-entry'
import { Scanner } from './scanner'
import { scannedNumber } from './scanned-number'
import { shortTime } from './short-time'
import { SkipForm } from './skip-form'
import { useDevice, type Device } from './use-device'

type Words = typeof zhCN

interface InspectAppProps {
  words: Words
  store: DeviceStore
  work: InspectionWorkCalls
  userId: string
  /** the label whose code opened the page */
  tag: string | null
  onSignIn: () => void
}

/** What is checked: a point of a task, or a label outside of any. */
interface Checked {
  number: string
  point: InspectionTaskPoint | null
}

/** The page of an inspector: his tasks, a label that he scans, and one check at a time. */
export function InspectApp({ words, store, work, userId, tag, onSignIn }: InspectAppProps) {
  const device = useDevice(store, work, userId)
  const [taskId, setTaskId] = useState<string | null>(null)
  const [scanned, setScanned] = useState<string | null>(tag)
  const [checked, setChecked] = useState<Checked | null>(null)
  const [isSkipping, setSkipping] = useState(false)
  const tasks = device.tasks?.own.tasks ?? []
  const waits = checksThatWait(device)
  const close = () => {
    setChecked(null)
    setSkipping(false)
  }
  const open = (number: string) => setChecked({ number, point: openPoint(tasks, number, waits, Date.now()) })
  // the code of a label opened the page: as soon as the tasks are known
  if (scanned !== null && !device.opening && checked === null) {
    setScanned(null)
    open(scanned)
  }
  if (checked !== null) {
    const { number, point } = checked
    const typeName = point?.typeName ?? typeOf(tasks, number)
    const facts = { words, title: typeName ?? words.outside, place: point ? placeOf(point) : words.unknownLabel(number), number }
    if (isSkipping && point) return <SkipForm {...facts} pointId={point.id} onSave={async (skip) => { await device.keepSkip(skip); close() }} onBack={() => setSkipping(false)} />
    const save = async (result: NewResult) => {
      await device.keep(result)
      close()
    }
    return (
      <CheckForm
        key={number} {...facts} pointId={point?.id ?? null} items={device.tasks?.own.types.find(({ name }) => name === typeName)?.items ?? []}
        onSave={save} onSkip={point ? () => setSkipping(true) : null} onBack={close}
      />
    )
  }
  const task = tasks.find(({ id }) => id === taskId)
  return (
    <main>
      <LinkBar words={words} device={device} onSignIn={onSignIn} />
      {task ? <TaskPoints words={words} task={task} waits={waits} skips={skipsThatWait(device)} onOpen={(point) => setChecked({ number: point.number ?? '', point })} onBack={() => setTaskId(null)} /> : <Tasks words={words} device={device} onOpen={setTaskId} />}
      <ScanBar words={words} onNumber={open} />
    </main>
  )
}

const placeOf = ({ buildingName, unitName, floor, position }: InspectionTaskPoint) => [buildingName ?? unitName, floor === null ? null : `${floor}F`, position].filter(Boolean).join(' · ')
const typeOf = (tasks: readonly WholeInspectionTask[], number: string) => tasks.flatMap(({ label }) => label).find((point) => point.number === number)?.typeName ?? null

/** The points, and the labels outside of a task, whose check waits to be sent. */
const checksThatWait = ({ waiting }: Device): ReadonlySet<string> => new Set(waiting.flatMap(({ result }) => (result ? [result.pointId ?? result.number] : [])))
/** The points that were left out, with the reason, of which the server does not know yet. */
const skipsThatWait = ({ waiting }: Device): ReadonlyMap<string, string> => new Map(waiting.flatMap(({ skip }) => (skip ? [[skip.pointId, skip.reason] as const] : [])))

/** The point of a label that is to be checked now; null when there is none. */
function openPoint(tasks: readonly WholeInspectionTask[], number: string, waits: ReadonlySet<string>, now: number): InspectionTaskPoint | null {
  const open = tasks.filter(({ startsAt, endsAt }) => startsAt !== null && endsAt !== null && startsAt <= now && endsAt > now)
  return open.flatMap(({ label }) => label).find((point) => point.number === number && point.doneAt === null && !waits.has(point.id)) ?? null
}

function LinkBar({ words, device, onSignIn }: { words: Words; device: Device; onSignIn: () => void }) {
  const refused = device.waiting.filter(({ refusal }) => refusal !== null)
  const waiting = device.waiting.length - refused.length
  const failed = device.waiting.filter((kept) => kept.refusal === null && device.failed.has(factsOf(kept).clientId))
  return (
    <header className={device.link}>
      <h1>{words.title}</h1>
      <p role="status">{words[device.link]} · {leftText(words, waiting, refused.length)}</p>
      {device.link === 'signedOut' ? <button type="button" onClick={onSignIn}>{words.signIn}</button> : waiting > 0 ? <button type="button" onClick={device.sendNow}>{words.send}</button> : null}
      {refused.length === 0 ? null : (
        <ul className="problem" aria-label={words.refused(refused.length)}>
          {refused.map((kept) => <RefusedEntry key={factsOf(kept).clientId} words={words} kept={kept} onSendAgain={() => void device.sendAgain(kept)} onDiscard={() => void device.discard(factsOf(kept).clientId)} />)}
        </ul>
      )}
      {failed.length === 0 ? null : (
        <ul className="problem" aria-label={words.failed(failed.length)}>
          {failed.map(factsOf).map(({ clientId, number }) => <li key={clientId}>{number}: {words.serverError}</li>)}
        </ul>
      )}
    </header>
  )
}

/** What is still on the phone. Checks that were refused are not sent, and do not read as if they were. */
function leftText(words: Words, waiting: number, refused: number): string {
  const left = [waiting > 0 ? words.waiting(waiting) : null, refused > 0 ? words.refused(refused) : null].filter((text) => text !== null)
  return left.length === 0 ? words.allSent : left.join(' · ')
}

function Tasks({ words, device, onOpen }: { words: Words; device: Device; onOpen: (id: string) => void }) {
  if (device.opening) return null
  if (device.tasks === null) return <p className="empty">{words.neverLoaded}</p>
  const { own: { tasks }, loadedAt } = device.tasks
  const waits = checksThatWait(device)
  return (
    <section aria-label={words.tasks}>
      <p className="muted">{words.asOf(shortTime(loadedAt))}</p>
      {tasks.length === 0 ? <p className="empty">{words.noTasks}</p> : null}
      <ul className="cards">
        {tasks.map((task) => {
          const done = task.label.filter((point) => point.doneAt !== null || waits.has(point.id)).length
          return (
            <li key={task.id}>
              <button type="button" onClick={() => onOpen(task.id)}>
                <strong>{task.routeName}</strong>
                <span className="muted">{shortTime(task.startsAt)} – {shortTime(task.endsAt)}</span>
                <span><b>{words.progress(done, task.label.length)}</b> {words.state[stateNow(task, done)]}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The state of a task by the clock of the phone, because there may be no connection to the server. */
function stateNow({ startsAt, endsAt, label }: WholeInspectionTask, done: number) {
  const now = Date.now()
  if (done >= label.length) return TASK_STATE.done
  return startsAt !== null && startsAt > now ? TASK_STATE.upcoming : endsAt !== null && endsAt <= now ? TASK_STATE.missed : TASK_STATE.open
}

interface TaskPointsProps {
  words: Words
  task: WholeInspectionTask
  waits: ReadonlySet<string>
  skips: ReadonlyMap<string, string>
  onOpen: (point: InspectionTaskPoint) => void
  onBack: () => void
}

function TaskPoints({ words, task, waits, skips, onOpen, onBack }: TaskPointsProps) {
  const isChecked = (point: InspectionTaskPoint) => point.doneAt !== null || waits.has(point.id)
  const reasonOf = (point: InspectionTaskPoint) => skips.get(point.id) ?? point.skipReason
  // what was left out does not hold up the points after it, and can be checked later
  const isPassed = (point: InspectionTaskPoint) => isChecked(point) || reasonOf(point) !== null
  const next = task.label.find((point) => !isPassed(point))
  const hasBegun = task.startsAt !== null && task.startsAt <= Date.now()
  const stateOf = (point: InspectionTaskPoint) => {
    const reason = reasonOf(point)
    return waits.has(point.id) ? words.kept : point.doneAt !== null ? words.done : point.missed ? words.missed : reason !== null ? words.skipped(reason) : words.pending
  }
  return (
    <section aria-label={task.routeName ?? words.tasks}>
      <button type="button" className="plain" onClick={onBack}>‹ {words.back}</button>
      <h2>{task.routeName}</h2>
      {hasBegun ? null : <p className="muted">{words.notBegun}</p>}
      <ol className="cards">
        {task.label.map((point, at) => {
          const isTooEarly = task.strict === true && point !== next && !isPassed(point)
          const blocked = isChecked(point) || !hasBegun || isTooEarly
          return (
            <li key={point.id}>
              <button type="button" disabled={blocked} onClick={() => onOpen(point)}>
                <strong>{at + 1}. {point.typeName}</strong>
                <span className="muted">{placeOf(point)}</span>
                <span>{stateOf(point)}{isTooEarly && hasBegun ? ` · ${words.previousFirst}` : ''}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}

function ScanBar({ words, onNumber }: { words: Words; onNumber: (number: string) => void }) {
  const [mode, setMode] = useState<'closed' | 'camera' | 'typed'>('closed')
  const [text, setText] = useState('')
  const number = scannedNumber(text)
  return (
    <div className="bottom">
      {mode === 'camera' ? <><Scanner label={words.scanning} onNumber={onNumber} onUnusable={() => setMode('typed')} /><p className="muted">{words.scanning}</p></> : null}
      {mode === 'typed' ? (
        <form onSubmit={(event) => { event.preventDefault(); if (number !== null) onNumber(number) }}>
          <p className="muted">{words.noCamera}</p>
          <label>{words.number}<input value={text} onChange={(event) => setText(event.target.value)} /></label>
          <button type="submit" disabled={number === null}>{words.open}</button>
        </form>
      ) : null}
      <button type="button" className="primary" onClick={() => setMode(mode === 'closed' ? 'camera' : 'closed')}>{mode === 'closed' ? words.scan : words.stopScan}</button>
    </div>
  )
}
