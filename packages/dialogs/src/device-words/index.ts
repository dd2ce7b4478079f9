/**
 * What devices and their values are called, and which tone a status has: the one table of the dialogs, for other screens of the
 * host (domain 10). Free of React.
 */
export { contactStates, readingText, type Measured } from '../shared/reading-text'
export { toneOfFloor } from '../shared/floor-tone'
export { toneOf } from '../shared/status-tone'
export { worstFirst } from '../shared/worst-first'
export * as contactWords from '../shared/contact.messages'
export * as floorStateWords from '../shared/floor-state.messages'
export * as statusWords from '../shared/sensor-status.messages'
