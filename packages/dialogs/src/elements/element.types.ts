import type { ApiClient, RecordVerdict } from '@smart-fire/api-client'
import type { SmartFireSystem } from '@smart-fire/ui'
import type { UnacknowledgedAlarms } from '../alarm-feed'
import type { AcknowledgementStore, AlarmStore, LiveAlarm, MonitoringOptions, SettingsStore, VerdictStore } from '../provider'
import type { ElementValues } from './attribute-values'
import type { ElementName } from './element-table'

/** Settings that are objects; those of the provider with the same name. Elements with one client share the stores. */
export interface ElementOptions extends Partial<MonitoringOptions> {
  verdictStore?: VerdictStore | undefined
  acknowledgementStore?: AcknowledgementStore | undefined
  alarmStore?: AlarmStore | undefined
  settingsStore?: SettingsStore | undefined
  /** tokens of your own, from `createSmartFireSystem` */
  system?: SmartFireSystem | undefined
  /** added to every z-index; live notices are at 9999, dialogs at 1300 */
  zIndexBase?: number | undefined
}

/** How an element reaches the platform. Elements with the same client, or with the same `getToken` and `base-url`, share one alarm link. */
export interface ElementConnection {
  /** a client of your own; else one is made of `getToken` and the attribute `base-url` */
  client: ApiClient | null
  /** the current token, asked before every call; null when no user is signed in */
  getToken: (() => string | null | Promise<string | null>) | null
  options: ElementOptions
}

/** The `detail` of our events. */
export interface ElementEventDetails {
  'fs-close': null
  'fs-confirmed': RecordVerdict
  'fs-alarm': { alarms: readonly LiveAlarm[] }
  'fs-unacknowledged': UnacknowledgedAlarms
  'fs-navigate': { address: string | null }
  'fs-error': { reason: 'attribute' | 'drawing' | 'call'; message: string; error: unknown }
  'fs-session-end': null
}

export type ElementEventName = keyof ElementEventDetails

/** One of our elements: attributes as properties, and the connection. */
export type SmartFireElement<Name extends ElementName> = HTMLElement & ElementValues<Name> & ElementConnection

export type FsFloorPlanElement = SmartFireElement<'floor-plan'>
export type FsHydrantElement = SmartFireElement<'hydrant'>
export type FsSensorRealtimeElement = SmartFireElement<'sensor-realtime'>
export type FsExceptionListElement = SmartFireElement<'exception-list'>
export type FsAlarmFeedElement = SmartFireElement<'alarm-feed'>

type Listeners<Prefix extends string> = { [Name in ElementEventName as `${Prefix}${Name}`]?: ((event: CustomEvent<ElementEventDetails[Name]>) => void) | undefined }
type Attributes<Name extends ElementName> = { [Property in keyof ElementValues<Name>]?: ElementValues<Name>[Property] | undefined } & Partial<ElementConnection>

/**
 * The elements in JSX of React 19, which sets properties and listens with `onfs-close`:
 * `declare module 'react' { namespace JSX { interface IntrinsicElements extends FsJsxElements {} } }`
 */
export type FsJsxElements = {
  [Name in ElementName as `fs-${Name}`]: Attributes<Name> & Listeners<'on'> & JsxAttributes<SmartFireElement<Name>>
}
type JsxAttributes<Element> = {
  key?: string | number | bigint | null
  ref?: ((element: Element | null) => void) | { current: Element | null } | null
  id?: string
  className?: string
  slot?: string
  nonce?: string
}

/**
 * The elements in templates of Vue 3: `declare module 'vue' { interface GlobalComponents extends FsVueElements {} }`
 */
export type FsVueElements = {
  [Name in ElementName as `fs-${Name}`]: new () => { $props: Attributes<Name> & VueListeners }
}
type VueListeners = {
  onFsClose?: (event: CustomEvent<null>) => void
  onFsConfirmed?: (event: CustomEvent<RecordVerdict>) => void
  onFsNavigate?: (event: CustomEvent<ElementEventDetails['fs-navigate']>) => void
  onFsAlarm?: (event: CustomEvent<ElementEventDetails['fs-alarm']>) => void
  onFsUnacknowledged?: (event: CustomEvent<UnacknowledgedAlarms>) => void
  onFsError?: (event: CustomEvent<ElementEventDetails['fs-error']>) => void
  onFsSessionEnd?: (event: CustomEvent<null>) => void
}

declare global {
  interface HTMLElementTagNameMap {
    'fs-floor-plan': FsFloorPlanElement
    'fs-hydrant': FsHydrantElement
    'fs-sensor-realtime': FsSensorRealtimeElement
    'fs-exception-list': FsExceptionListElement
    'fs-alarm-feed': FsAlarmFeedElement
  }
  interface HTMLElementEventMap {
    'fs-close': CustomEvent<ElementEventDetails['fs-close']>
    'fs-confirmed': CustomEvent<ElementEventDetails['fs-confirmed']>
    'fs-alarm': CustomEvent<ElementEventDetails['fs-alarm']>
    'fs-unacknowledged': CustomEvent<ElementEventDetails['fs-unacknowledged']>
    'fs-navigate': CustomEvent<ElementEventDetails['fs-navigate']>
    'fs-error': CustomEvent<ElementEventDetails['fs-error']>
    'fs-session-end': CustomEvent<ElementEventDetails['fs-session-end']>
  }
}
