'use client'

export { SmartFireProvider, type SmartFireProviderProps } from './smart-fire-provider'
export { useClient, useErrorNotice, useLocale, useMessages, useNotify, useVerdicts, type Verdicts } from './use-services'
export { useAlarmClient, useAlarmClientPart, useAlarmUpdates, useAlarms, useCloseWatch, useOpenRecords, useRecordEnd, useRecordLookup, type AlarmUpdate } from './use-alarm-client'
export { useRefusalWords } from './errors/use-refusal-words'
export { useLinkPhase } from './use-link-phase'
export { useLiveChanges } from './use-live-changes'
export { usePlaceChanges } from './use-place-changes'
export { LazyDialog, type LazyDialogProps } from './lazy-dialog/lazy-dialog'
export { LinkStatus, LinkStatusView, StaleBanner, StaleBannerView } from './link-status/link-status'
export { pixelsOf, storedOf, type PictureSize, type Place } from './marker-position'
export { useMonitoringOptions, type CameraView, type MonitoringOptions, type PositionUnit, type SeenPlace } from './monitoring-options'
export { useOperator, type Operator } from './acknowledgements/use-operator'
export { highest, highestOf, marksOf, untilOf, wasAcknowledged, type AcknowledgedUntil } from './acknowledgements/acknowledged-until'
export type { Acknowledgements, AcknowledgementStore, StoredAcknowledgement } from './acknowledgements/acknowledgements'
export type { AlarmClientStatus, LinkState, SyncState } from './alarm-client/alarm-client-status'
export type { LiveAlarm } from './alarm-client/live-alarm'
export { isSameDevice, type DeviceFields, type PlaceFilter } from './alarm-client/place-filter'
export { recordKey, type EndedRecord, type RecordRef } from './alarm-client/record-ref'
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
