import { type ReactNode, useSyncExternalStore } from 'react'
import { expect, screen } from 'storybook/test'
import { type ActorOptions, type AnyActorRef, type AnyStateMachine, SimulatedClock } from 'xstate'
import { actorOptions, explore, type RegionReport, silenced } from './explore'
import type { PathPlan, Start } from './path-plan'
import { pathProblems } from './path-problems'
import { PathReport } from './path-report'
import { screenShows } from './screen-shows'

/** The props of an actor provider during a walk: a machine with silent calls, a simulated clock and the start state. */
export interface WalkedActor<Machine extends AnyStateMachine> {
  logic: Machine
  options: ActorOptions<Machine>
}

interface PathStory<Machine extends AnyStateMachine> {
  render: (args: unknown, context: { globals: Record<string, unknown> }) => ReactNode
  play: () => Promise<void>
  parameters: { plan: PathPlan<Machine>; chromatic: { disableSnapshot: true } }
}

/**
 * A story that walks every path of a machine through its rendered view. After each event `data-state` on the screen must be
 * the state of the machine; at the end every leaf and every transition must be covered.
 *
 * @param render the view inside its actor provider, which receives the given props
 */
export function walkEveryPath<Machine extends AnyStateMachine>(
  plan: PathPlan<Machine>,
  render: (actor: WalkedActor<Machine>, globals: Record<string, unknown>) => ReactNode,
): PathStory<Machine> {
  const stage = createStage(plan.machine)
  return {
    // not photographed: each state has a story of its own
    parameters: { plan, chromatic: { disableSnapshot: true } },
    render: (_, { globals }) => <Stage stage={stage}>{(actor) => render(actor, globals)}</Stage>,
    play: async () => {
      const exploration = explore(plan)
      for (const { start, events } of exploration.walks) {
        const actor = await stage.begin(start)
        await screenShows(actor, [])
        for (const [at, event] of events.entries()) {
          actor.send(event)
          await screenShows(actor, events.slice(0, at + 1))
        }
      }
      await expect(pathProblems(plan, exploration)).toEqual([])
      stage.conclude(exploration.regions)
      await expect(await screen.findByRole('table', { name: /Leaf states and transitions/ })).toBeVisible()
    },
  }
}

interface StageState<Machine extends AnyStateMachine> {
  scene: number
  actor: WalkedActor<Machine>
  /** set when all walks are done */
  report: RegionReport[] | null
}

interface StageControl<Machine extends AnyStateMachine> {
  current: () => StageState<Machine> | null
  subscribe: (changed: () => void) => () => void
  /** Mounts a new view in the start state; resolves with its actor. */
  begin: (start: Start<Machine>) => Promise<AnyActorRef>
  /** Replaces the view by the report. */
  conclude: (report: RegionReport[]) => void
}

function createStage<Machine extends AnyStateMachine>(machine: Machine): StageControl<Machine> {
  const listeners = new Set<() => void>()
  let state: StageState<Machine> | null = null
  const become = (next: StageState<Machine>) => {
    state = next
    listeners.forEach((changed) => changed())
  }
  return {
    current: () => state,
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    begin: (start) =>
      new Promise((resolve) => {
        const options: unknown = {
          ...actorOptions(machine, start),
          clock: new SimulatedClock(),
          inspect: ({ type, actorRef, rootId }: { type: string; actorRef: AnyActorRef; rootId: string }) => {
            if (type === '@xstate.actor' && actorRef.sessionId === rootId) queueMicrotask(() => resolve(actorRef))
          },
        }
        const actor = { logic: silenced(machine), options: options as ActorOptions<Machine> }
        become({ scene: (state?.scene ?? 0) + 1, actor, report: null })
      }),
    conclude: (report) => {
      if (state) become({ ...state, report })
    },
  }
}

function Stage<Machine extends AnyStateMachine>({
  stage,
  children,
}: {
  stage: StageControl<Machine>
  children: (actor: WalkedActor<Machine>) => ReactNode
}) {
  const state = useSyncExternalStore(stage.subscribe, stage.current)
  if (!state) return null
  return state.report ? <PathReport regions={state.report} /> : <div key={state.scene}>{children(state.actor)}</div>
}
