'use client'

export { SmartFireProvider, type SmartFireProviderProps } from './smart-fire-provider'
export { useClient, useErrorNotice, useLocale, useMessages, useNotify, useVerdicts, type Verdicts } from './use-services'
export { useAlarmLink, useAlarmNews, useAlarms, useCloseWatch, useFirstAnswer, useRecordLookup, type AlarmNews } from './use-alarm-link'
export { LazyDialog, type LazyDialogProps } from './lazy-dialog/lazy-dialog'
export { LinkStatus, LinkStatusView, StaleBanner, StaleBannerView } from './link-status/link-status'
export { useMonitoringOptions, type MonitoringOptions, type PositionUnit } from './monitoring-options'
export { useOperator, type Operator } from './acknowledgements/use-operator'
export { highest, marksOf, ordinalOf, untilOf, wasAcknowledged, type AcknowledgedUntil } from './acknowledgements/acknowledged-until'
export type { Acknowledgements, AcknowledgementStore, StoredAcknowledgement } from './acknowledgements/acknowledgements'
export type { AlarmLinkStatus, LinkState, SyncState } from './alarm-link/alarm-link-status'
export type { AlarmFilter, LiveAlarm } from './alarm-link/live-alarm'
export { recordKey, type RecordRef } from './alarm-link/record-ref'
export type { Notice, Notify } from './notice'
export type {
  PendingVerdict,
  PendingVerdictState,
  StoredVerdict,
  VerdictOutcome,
  VerdictStore,
} from './verdict-outbox/pending-verdict'
export { useSettings } from './settings/use-settings'
export type { OperatorSettings, SettingsStore } from './settings/operator-settings'
export { statePaths } from '../shared/state-paths'
