import type { ApiClient, RecordVerdict } from '@smart-fire/api-client'
import type { UiLocale } from '@smart-fire/ui'
import { useCallback, useSyncExternalStore } from 'react'
import type { RecordRef } from './alarm-client/record-ref'
import type { Notify } from './notice'
import { useServices } from './provider-contexts'
import type { PendingVerdict, VerdictOutcome } from './verdict-outbox/pending-verdict'

/** The client of the provider. */
export function useClient(): ApiClient {
  return useServices().client
}

/** The language of the screen. */
export function useLocale(): UiLocale {
  return useServices().locale
}

/** The messages of a feature in the language of the screen: `useMessages({ zhCN, en })`. */
export function useMessages<Messages>(catalogue: { zhCN: Messages; en: Messages }): Messages {
  return useLocale() === 'en' ? catalogue.en : catalogue.zhCN
}

/** Shows a message once. */
export function useNotify(): Notify {
  return useServices().notify
}

/** Shows the notice of the error catalogue for a failed call (spec 1 §8) and ends the session if it is over. */
export function useErrorNotice(): (error: unknown) => void {
  return useServices().reportError
}

/** The outbox of verdicts, as live data. */
export interface Verdicts {
  /** verdicts that the server has not accepted, oldest first */
  pending: readonly PendingVerdict[]
  /** the verdict of one record, null if there is none */
  of: (record: RecordRef) => PendingVerdict | null
  /** `subject` describes the judged record, for when its row is not on screen */
  submit: (verdict: RecordVerdict, subject?: string) => Promise<VerdictOutcome>
  /** like `submit`, but it can be undone for a few seconds: keyboard triage */
  hold: (verdict: RecordVerdict, subject?: string) => Promise<VerdictOutcome>
  undo: (record: RecordRef) => void
  sendAgain: (record: RecordRef) => Promise<VerdictOutcome>
  dismiss: (record: RecordRef) => void
  /** before signing out: sends held verdicts at once and resolves with the response, or after a few seconds */
  sendHeld: () => Promise<void>
}

/** Verdicts that are being sent, unsent or in conflict, and functions to submit one (domain 4). */
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
