import type { AnyStateMachine, ContextFrom, SnapshotFrom, StateValueFrom } from 'xstate'

/**
 * A machine put straight into a state, for state stories and tests.
 * Restoring a resolved state starts none of its calls, so `loading` stays loading.
 */
export function snapshotAt<Machine extends AnyStateMachine>(
  machine: Machine,
  value: StateValueFrom<Machine>,
  context: ContextFrom<Machine>,
): SnapshotFrom<Machine> {
  // resolveState is typed for the machine's own config; the pair (value, context) is typed by this signature
  return machine.resolveState({ value, context } as never) as SnapshotFrom<Machine>
}
