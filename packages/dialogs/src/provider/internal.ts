// What the dialogs of this package share with the provider and hosts do not get: it may change with any version.
export { acknowledgedRef, highest, highestOf, isAcknowledged, marksOf, untilOf, wasAcknowledged, type AcknowledgedRecord, type AcknowledgedUntil } from './acknowledgements/acknowledged-until'
export { useOperator, type Operator } from './acknowledgements/use-operator'
export { isSameDevice } from './alarm-client/place-filter'
export { useRefusalWords } from './errors/use-refusal-words'
export { decisionOf, handledRow, unhandledRow } from './find-record'
export { LinkStatusView } from './link-status/link-status'
export { useAcknowledgeRecordless, useCloseWatch, useOpenRecords, useRecordEnd, useRecordLookup } from './use-alarm-client'
