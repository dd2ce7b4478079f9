import { TASK_STATE, type WholeInspectionTask } from '@smart-fire/api-client/inspection-work'
import type { Words } from './inspect.messages'
import { type OwnWork, progressOf } from './own-work'
import { shortTime } from './short-time'
import type { KeptTasks } from './device-store'

interface TaskListProps {
  words: Words
  /** null: they were never loaded on this phone */
  tasks: KeptTasks | null
  own: OwnWork
  onOpen: (id: string) => void
}

/** The tasks of the inspector, with what is done of each. */
export function TaskList({ words, tasks: kept, own, onOpen }: TaskListProps) {
  if (kept === null) return <p className="empty">{words.neverLoaded}</p>
  const { own: { tasks, unreadTasks = 0 }, loadedAt } = kept
  return (
    <section aria-label={words.tasks}>
      <p className="muted">{words.asOf(shortTime(loadedAt))}</p>
      {unreadTasks > 0 ? <p className="muted">{words.tasksNotListed(unreadTasks)}</p> : null}
      {tasks.length + unreadTasks === 0 ? <p className="empty">{words.noTasks}</p> : null}
      <ul className="cards">
        {tasks.map((task) => {
          const { done, points } = progressOf(own, task)
          // of how many points it is, is not known where neither they nor their number could be read
          const isDone = done >= points && (points > 0 || task.points !== null)
          return (
            <li key={task.id}>
              <button type="button" onClick={() => onOpen(task.id)}>
                <strong>{task.routeName}</strong>
                <span className="muted">{shortTime(task.startsAt)} – {shortTime(task.endsAt)}</span>
                <span><b>{words.progress(done, points)}</b> {words.state[stateNow(task, isDone)]}</span>
              </button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}

/** The state of a task by the clock of the phone, because there may be no connection to the server. */
function stateNow({ startsAt, endsAt }: WholeInspectionTask, isDone: boolean) {
  const now = Date.now()
  if (isDone) return TASK_STATE.done
  return startsAt !== null && startsAt > now ? TASK_STATE.upcoming : endsAt !== null && endsAt <= now ? TASK_STATE.missed : TASK_STATE.open
}
