import { addons } from 'storybook/preview-api'
import { Actor, type AnyActorRef, type InspectionEvent, isMachineSnapshot, type StateValue } from 'xstate'
import { statePaths } from '../../packages/dialogs/src/shared/state-paths'
import { announceMoment, type MachineMoment } from './live-states'
import { MACHINE_MOMENT } from './panel-events'

/**
 * Reports the events of every machine that a story runs. It patches `Actor.start` to inspect each root actor, so that the
 * product needs no code for it.
 */
export function observeActors(): void {
  const start = Reflect.get(Actor.prototype, 'start') as (this: Actor<never>) => unknown
  if (start.name === 'observed') return // already patched, before a hot reload of the preview
  const observed = function observed(this: Actor<never>): unknown {
    if (isRoot(this)) this.system.inspect(report)
    return start.call(this)
  }
  Reflect.set(Actor.prototype, 'start', observed)
}

const running = new Map<string, AnyActorRef>()

/** The machine with this id that has reported last, which is the one that a chart marks; null when it has ended or the story runs none. */
export function runningMachine(id: string): AnyActorRef | null {
  const actor = running.get(id)
  return (actor?.getSnapshot() as { status?: unknown } | undefined)?.status === 'active' ? (actor ?? null) : null
}

function isRoot({ _parent }: { _parent?: unknown }): boolean {
  return _parent === undefined
}

function report(inspected: InspectionEvent): void {
  if (inspected.type !== '@xstate.snapshot') return
  const actor = inspected.actorRef as AnyActorRef
  const { snapshot } = inspected as unknown as { snapshot: unknown }
  if (!isMachineSnapshot(snapshot)) return
  running.set(String(snapshot.machine.id), actor)
  const moment: MachineMoment = {
    machine: String(snapshot.machine.id),
    actor: actor.sessionId,
    event: inspected.event.type,
    state: statePaths(snapshot.value as StateValue),
    at: Math.round(performance.now()),
  }
  announceMoment(moment)
  addons.getChannel().emit(MACHINE_MOMENT, moment)
}
