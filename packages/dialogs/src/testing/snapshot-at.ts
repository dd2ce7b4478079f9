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
  // resolveState forgets the machine's own types; the pair (value, context) is typed by this signature
  const snapshot: unknown = machine.resolveState({ value, context })
  return snapshot as SnapshotFrom<Machine>
}
