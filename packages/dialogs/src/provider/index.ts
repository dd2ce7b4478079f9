'use client'

export { SmartFireProvider, type SmartFireProviderProps } from './smart-fire-provider'
export { useClient, useErrorNotice, useLocale, useMessages, useNotify, useVerdicts, type Verdicts } from './use-services'
export { useAlarmClient, useAlarmClientPart, useAlarmUpdates, useAlarms, type AlarmUpdate } from './use-alarm-client'
export { useLinkPhase } from './use-link-phase'
export { useLiveChanges } from './use-live-changes'
export { usePlaceChanges } from './use-place-changes'
export { LazyDialog, type LazyDialogProps } from './lazy-dialog/lazy-dialog'
export { LinkStatus, StaleBanner } from './link-status/link-status'
export { pixelsOf, storedOf, type PictureSize, type Place } from './marker-position'
export { useMonitoringOptions, type CameraView, type MonitoringOptions, type PositionUnit, type SeenPlace } from './monitoring-options'
export type { Acknowledgements, AcknowledgementStore, StoredAcknowledgement } from './acknowledgements/acknowledgements'
export type { AlarmClientStatus, LinkState, SyncState } from './alarm-client/alarm-client-status'
export type { AlarmStore, KeptAlarms } from './alarm-client/kept-alarms'
export type { LiveAlarm } from './alarm-client/live-alarm'
export type { DeviceFields, PlaceFilter } from './alarm-client/place-filter'
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
export { useOld } from '../shared/use-old'
