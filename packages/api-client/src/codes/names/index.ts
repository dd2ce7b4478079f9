/** What the codes of the platform are called, in both languages: the one source of the console, the dialogs and the dictionary of the server (ADR 35). */
export * as recordCategoryNames from './record-category.messages'
export * as sensorStatusNames from './sensor-status.messages'
export * as systemTypeNames from './system-type.messages'
export * as verdictNames from './verdict.messages'
