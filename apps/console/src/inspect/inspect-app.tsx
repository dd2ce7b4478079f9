import type { InspectionTaskPoint, InspectionWorkCalls } from '@smart-fire/api-client/inspection-work'
import { useRef, useState } from 'react'
import { usePageFocus } from '../lib/use-page-focus'
import type { DeviceStore } from './device-store'
import type { Words } from './inspect.messages'
import { LinkBar } from './link-bar'
import { OpenCheck } from './open-check'
import { ownWorkOf, pointOfLabel } from './own-work'
import { ScanBar } from './scan-bar'
import { scannedNumber } from './scanned-number'
import { TaskList } from './task-list'
import { TaskPoints } from './task-points'
import { useDevice } from './use-device'

interface InspectAppProps {
  words: Words
  store: DeviceStore
  work: InspectionWorkCalls
  userId: string
  /** the label whose code opened the page */
  tag: string | null
  onSignIn: () => void
}

/** What is checked: a label, and the point of a task that it was opened for. */
interface Checked {
  number: string
  /** null: in no task that the phone knew then; one that is loaded meanwhile may have it */
  point: InspectionTaskPoint | null
}

/** The page of an inspector: his tasks, a label that he scans, and one check at a time. */
export function InspectApp({ words, store, work, userId, tag, onSignIn }: InspectAppProps) {
  const page = useRef<HTMLDivElement>(null)
  usePageFocus(page)
  const device = useDevice(store, work, userId)
  const [taskId, setTaskId] = useState<string | null>(null)
  const [scanned, setScanned] = useState(tag === null ? null : scannedNumber(tag))
  const [checked, setChecked] = useState<Checked | null>(null)
  // the number of a scanned label whose turn has not come
  const [tooEarly, setTooEarly] = useState<string | null>(null)
  const tasks = device.tasks?.own.tasks ?? []
  const own = ownWorkOf(device.waiting)
  const open = (number: string) => {
    const point = pointOfLabel(own, tasks, number, Date.now())
    setTooEarly(point === 'tooEarly' ? number : null)
    if (point !== 'tooEarly') setChecked({ number, point })
  }
  // the code of a label opened the page: as soon as the tasks are known
  if (scanned !== null && !device.opening && checked === null) {
    setScanned(null)
    open(scanned)
  }
  // its turn comes with the points before it
  if (tooEarly !== null && pointOfLabel(own, tasks, tooEarly, Date.now()) !== 'tooEarly') setTooEarly(null)
  const task = tasks.find(({ id }) => id === taskId)
  return (
    <div ref={page}>
      {checked !== null ? <OpenCheck key={checked.number} {...checked} {...{ words, device, work }} onClose={() => setChecked(null)} /> : (
        <main>
          <LinkBar words={words} device={device} onSignIn={onSignIn} />
          {tooEarly === null ? null : <p role="alert" className="problem">{tooEarly}: {words.previousFirst}</p>}
          {device.opening ? null : task ? (
            <TaskPoints words={words} task={task} own={own} onOpen={(point) => setChecked({ number: point.number ?? '', point })} onBack={() => setTaskId(null)} />
          ) : <TaskList words={words} tasks={device.tasks} own={own} onOpen={setTaskId} />}
          <ScanBar words={words} onNumber={open} />
        </main>
      )}
    </div>
  )
}
