import type { ApiClient, RecordVerdict } from '@smart-fire/api-client'
import type { UiLocale } from '@smart-fire/ui'
import { useCallback, useSyncExternalStore } from 'react'
import type { RecordRef } from './alarm-client/record-ref'
import type { Notify } from './notice'
import { useServices } from './provider-contexts'
import type { PendingVerdict, VerdictOutcome } from './verdict-outbox/pending-verdict'

/** The client that the provider was given. */
export function useClient(): ApiClient {
  return useServices().client
}

/** The language of the texts on screen. */
export function useLocale(): UiLocale {
  return useServices().locale
}

/** The words of a feature in the language on screen: `useMessages({ zhCN, en })`. */
export function useMessages<Messages>(catalogue: { zhCN: Messages; en: Messages }): Messages {
  return useLocale() === 'en' ? catalogue.en : catalogue.zhCN
}

/** Tells the operator something once. */
export function useNotify(): Notify {
  return useServices().notify
}

/** Shows what the error catalogue says for a failed call (spec 1 §8) and ends the session when it is over. */
export function useErrorNotice(): (error: unknown) => void {
  return useServices().reportError
}

/** The outbox of verdicts, live. */
export interface Verdicts {
  /** verdicts that the server has not accepted, oldest first */
  pending: readonly PendingVerdict[]
  /** the verdict of one record, null when there is none */
  of: (record: RecordRef) => PendingVerdict | null
  /** `subject` names what was judged, for when its row is not on screen */
  submit: (verdict: RecordVerdict, subject?: string) => Promise<VerdictOutcome>
  /** as `submit`, but for a few seconds it can be undone: keyboard triage */
  hold: (verdict: RecordVerdict, subject?: string) => Promise<VerdictOutcome>
  undo: (record: RecordRef) => void
  sendAgain: (record: RecordRef) => Promise<VerdictOutcome>
  dismiss: (record: RecordRef) => void
  /** before signing out: sends at once what is held and resolves when that is answered, or after a few seconds */
  sendHeld: () => Promise<void>
}

/** Verdicts on their way, unsent or in conflict, and how to hand one over (domain 4). */
export function useVerdicts(): Verdicts {
  const { outbox } = useServices()
  const pending = useSyncExternalStore(outbox.subscribe, outbox.pending, outbox.pending)
  const of = useCallback(
    (record: RecordRef) =>
      pending.find(({ verdict }) => verdict.kind === record.kind && verdict.id === record.id) ?? null,
    [pending],
  )
  const { submit, hold, undo, sendAgain, dismiss, sendHeld } = outbox
  return { pending, of, submit, hold, undo, sendAgain, dismiss, sendHeld }
}
