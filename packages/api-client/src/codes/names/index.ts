// What the codes of the platform are called, in both languages: the one source of the console, the dialogs and the dictionary of the server (ADR 35).

/** What the categories of records are called. */
export * as recordCategoryNames from './record-category.messages'
/** What the states of devices are called. */
export * as sensorStatusNames from './sensor-status.messages'
/** What the systems of GB/T 26875.3 are called. */
export * as systemTypeNames from './system-type.messages'
/** What the verdicts on fires are called. */
export * as verdictNames from './verdict.messages'
