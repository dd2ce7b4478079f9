/**
 * What devices and their values are called, and which tone a status has: the one table of the dialogs, for other screens of the
 * host (domain 10). Free of React.
 */
export { contactStates, readingText, type Measured } from '../shared/device-state/reading-text'
export { toneOfFloor } from '../shared/device-state/floor-tone'
export { toneOf } from '../shared/device-state/status-tone'
export { worstFirst } from '../shared/device-state/worst-first'
export * as contactWords from '../shared/device-state/contact.messages'
export * as floorStateWords from '../shared/device-state/floor-state.messages'
export * as statusWords from '../shared/device-state/sensor-status.messages'
