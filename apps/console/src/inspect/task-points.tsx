import type { InspectionTaskPoint, WholeInspectionTask } from '@smart-fire/api-client/inspection-work'
import type { Words } from './inspect.messages'
import { isChecked, isTooEarly, type OwnWork, placeOf, progressOf, skipReasonOf } from './own-work'

interface TaskPointsProps {
  words: Words
  task: WholeInspectionTask
  own: OwnWork
  onOpen: (point: InspectionTaskPoint) => void
  onBack: () => void
}

/** The points of a task in their order, each with its state. One that cannot be checked now says why. */
export function TaskPoints({ words, task, own, onOpen, onBack }: TaskPointsProps) {
  const { unread } = progressOf(own, task)
  const hasBegun = task.startsAt !== null && task.startsAt <= Date.now()
  const stateOf = (point: InspectionTaskPoint) => {
    const reason = skipReasonOf(own, point)
    return own.checks.has(point.id) ? words.kept : point.doneAt !== null ? words.done : own.refused.has(point.id) ? words.notAccepted : point.missed ? words.missed : reason !== null ? words.skipped(reason) : words.pending
  }
  return (
    <section aria-label={task.routeName ?? words.tasks}>
      <button type="button" className="plain" onClick={onBack}>‹ {words.back}</button>
      <h2>{task.routeName}</h2>
      {hasBegun ? null : <p className="muted">{words.notBegun}</p>}
      {unread > 0 ? <p className="muted">{words.notListed(unread)}</p> : null}
      <ol className="cards">
        {task.label.map((point, at) => {
          const waitsForOthers = isTooEarly(own, task, point)
          const blocked = isChecked(own, point) || !hasBegun || waitsForOthers
          return (
            <li key={point.id}>
              <button type="button" disabled={blocked} onClick={() => onOpen(point)}>
                <strong>{at + 1}. {point.typeName}</strong>
                <span className="muted">{placeOf(point)}</span>
                <span>{stateOf(point)}{waitsForOthers && hasBegun ? ` · ${words.previousFirst}` : ''}</span>
              </button>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
