/** What an attribute holds; a list has the words that count, and another word is as none. */
export type AttributeKind = 'text' | 'number' | 'switch' | readonly [string, ...string[]]

export interface AttributeRow {
  readonly holds: AttributeKind
  readonly says: string
}

export interface ElementRow {
  readonly says: string
  readonly attributes: Readonly<Record<string, AttributeRow>>
  /** attributes without which the element has nothing to show */
  readonly needs: readonly string[]
  readonly events: readonly (keyof typeof EVENTS)[]
}

/** Attributes of every element. */
export const COMMON_ATTRIBUTES = {
  'base-url': { holds: 'text', says: 'Origin of the platform, e.g. `https://fire.example`; without it the origin of the page.' },
  'user-id': { holds: 'text', says: 'Opens the alarm link of this user. One element of the page is enough for all.' },
  locale: { holds: ['zh-CN', 'en'], says: 'Language of all elements of the client; `zh-CN` by default.' },
  theme: { holds: ['light', 'dark', 'screen'], says: 'Of all elements of the client; `light` by default, `screen` is dark in larger type, for a wall display.' },
} as const satisfies ElementRow['attributes']

const OPEN = { holds: 'switch', says: 'Whether the dialog is shown. The element removes it when the dialog closes.' } as const
const CHANNEL_ID = { holds: 'text', says: 'Id of the channel.' } as const
const SENSOR_ID = { holds: 'text', says: 'Id of a device to highlight.' } as const

/** The events of our elements. They bubble and leave shadow roots. */
export const EVENTS = {
  'fs-close': 'The dialog was closed; `open` is removed.',
  'fs-confirmed': 'The server has accepted a verdict; `detail` is the verdict. By each element of the client.',
  'fs-alarm': 'New alarms, each once; `detail.alarms` has their measuring points.',
  'fs-unacknowledged': 'The numbers of unacknowledged fires and faults have changed.',
  'fs-navigate': 'Another dialog is on top; `detail.address` is the text that it can be opened from, null when none is open. By each element of the client.',
  'fs-error': 'The `detail.reason` is `attribute` or `drawing` when the element cannot be drawn, `call` when a call has failed, which the operator is shown; that by each element of the client.',
  'fs-session-end': 'The server no longer accepts the token; dispatched once by each element of the client.',
} as const

/** All elements of a client say these, because they share what they are about. */
const ALWAYS = ['fs-confirmed', 'fs-navigate', 'fs-error', 'fs-session-end'] as const

/** Our elements by their name without prefix: classes, types and `custom-elements.json` are made of this table. */
export const ELEMENTS = {
  'floor-plan': {
    says: 'A building floor by floor: its devices, figures and contact.',
    attributes: {
      open: OPEN,
      'building-id': { holds: 'text', says: 'Id of the building.' },
      'channel-id': CHANNEL_ID,
      floor: { holds: 'number', says: 'The floor to open on; by default the first floor with alarms, else 1.' },
      mode: { holds: ['list', 'image'], says: '`list` by default.' },
      'sensor-id': SENSOR_ID,
    },
    needs: ['building-id', 'channel-id'],
    events: ['fs-close', ...ALWAYS],
  },
  hydrant: {
    says: 'An outdoor hydrant: its position, live values and alarm records.',
    attributes: {
      open: OPEN,
      'hydrant-id': { holds: 'text', says: 'Id of the hydrant.' },
      'channel-id': CHANNEL_ID,
      mode: { holds: ['map', 'list'], says: '`map` by default.' },
      'sensor-id': SENSOR_ID,
    },
    needs: ['hydrant-id', 'channel-id'],
    events: ['fs-close', ...ALWAYS],
  },
  'sensor-realtime': {
    says: 'Live values, curve and history of one device, sliding in from the end of the page.',
    attributes: {
      open: OPEN,
      'sensor-id': { holds: 'text', says: 'Id of the device.' },
      'channel-id': CHANNEL_ID,
      kind: { holds: ['device', 'fireHost'], says: '`fireHost` for channel 11, else `device`.' },
    },
    needs: ['sensor-id', 'channel-id'],
    events: ['fs-close', ...ALWAYS],
  },
  'exception-list': {
    says: 'All unhandled records, channel by channel, each with its confirmation.',
    attributes: { open: OPEN },
    needs: [],
    events: ['fs-close', ...ALWAYS],
  },
  'alarm-feed': {
    says: 'Live alarms: notices, the list of unacknowledged ones, and the sound control, which stands where the element is.',
    attributes: { named: { holds: 'switch', says: 'Shows the state of the sound as a text.' } },
    needs: ['user-id'],
    events: ['fs-alarm', 'fs-unacknowledged', ...ALWAYS],
  },
} as const satisfies Readonly<Record<string, ElementRow>>

export type ElementName = keyof typeof ELEMENTS

export const ELEMENT_NAMES = Object.keys(ELEMENTS) as ElementName[]

/** The attributes of an element, its own first. */
export function attributesOf(name: ElementName): Readonly<Record<string, AttributeRow>> {
  return { ...ELEMENTS[name].attributes, ...COMMON_ATTRIBUTES }
}
