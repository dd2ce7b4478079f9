'use client'
import { ApiError, type ApiClient, type RecordVerdict } from '@smart-fire/api-client'
import { DialogHistoryContext, UiRoot, type SmartFireSystem, type UiLocale, type UiRootProps, type UiTheme } from '@smart-fire/ui'
import { useEffect, useMemo, type ReactNode } from 'react'
import type { AcknowledgementStore } from './acknowledgements/acknowledgements'
import { OperatorContext, useOperatorOf } from './acknowledgements/use-operator'
import type { AlarmStore } from './alarm-client/kept-alarms'
import type { LiveAlarm } from './alarm-client/live-alarm'
import { DEFAULT_OPTIONS, type MonitoringOptions, MonitoringOptionsContext } from './monitoring-options'
import { AlarmClientContext, ServicesContext } from './provider-contexts'
import { useAlarms } from './use-alarm-client'
import { useAlarmClientActor } from './use-alarm-client-actor'
import { useDialogTrail } from './use-dialog-trail'
import { useProviderServices } from './use-provider-services'
import type { SettingsStore } from './settings/operator-settings'
import { SettingsContext, useSettingsOf } from './settings/use-settings'
import type { VerdictStore } from './verdict-outbox/pending-verdict'
import { useOutboxUpkeep } from './verdict-outbox/use-outbox-upkeep'

type Look = Pick<UiRootProps, 'locale' | 'theme' | 'zIndexBase' | 'nonce' | 'fill' | 'getPopupContainer' | 'shadowRoot' | 'system'>

export interface SmartFireProviderProps {
  /** the platform that all dialogs inside call */
  client: ApiClient
  locale?: UiLocale | undefined
  theme?: UiTheme | undefined
  /** base of all layers, if the host page has its own; live notices are at 9999 above it */
  zIndexBase?: number | undefined
  /** for a Content-Security-Policy without `unsafe-inline` styles */
  nonce?: string | undefined
  /** fill the height of the parent */
  fill?: boolean | undefined
  /** the element that dialogs and notices are appended to; the body by default */
  getPopupContainer?: (() => HTMLElement) | undefined
  /** puts styles and overlays into this shadow root too; mount the provider into a child of it (embedding C5) */
  shadowRoot?: ShadowRoot | undefined
  /** your tokens, from `createSmartFireSystem` of `@smart-fire/ui` */
  system?: SmartFireSystem | undefined
  /** opens the alarm link of this user; without it there are no live updates, and no errors */
  alarms?: { userId: string } | undefined
  /** keeps unsent verdicts over a reload and shares them with the other tabs; in memory without it. Read once per person */
  verdictStore?: VerdictStore | undefined
  /** keeps over a reload which alarms this user has acknowledged in the feed; in memory without it */
  acknowledgementStore?: AcknowledgementStore | undefined
  /** keeps alarms of cameras and doors, which no list of the platform has, over a reload; in memory without it. Read once per user */
  alarmStore?: AlarmStore | undefined
  /** keeps this user's settings for the dialogs, e.g. no single-key shortcuts; in memory without it. Read once */
  settingsStore?: SettingsStore | undefined
  /** the session is over: called once, after the alarm link was closed and its message was given. The link returns when a call is accepted again */
  onSessionEnd?: (() => void) | undefined
  /** false: the host itself tells the user that the session is over, e.g. on its login page; default true */
  saysSessionEnd?: boolean | undefined
  /** new alarms, each once, in batches: pushed ones and, marked late, those that were found after the link was down; needs `alarms` */
  onAlarm?: ((alarms: readonly LiveAlarm[]) => void) | undefined
  /** the server has accepted a verdict, whichever dialog it was given in */
  onConfirmed?: ((verdict: RecordVerdict) => void) | undefined
  /** a call of a dialog has failed. The dialog shows it to the operator; this is for logs of the host. The end of the session is `onSessionEnd` */
  onError?: ((error: ApiError) => void) | undefined
  /** another dialog is on top: the text that `AddressedDialog` opens it from, null when none is open. Questions and forms have none */
  onNavigate?: ((address: string | null) => void) | undefined
  /** unit of marker positions on floor plans; default `pixel` (domain 7) */
  positionUnit?: MonitoringOptions['positionUnit'] | undefined
  /** age in milliseconds from which a value is dimmed; default 30 minutes (domain 22) */
  readingStaleMs?: number | undefined
  /** datum of coordinates; default `gcj02`, also `wgs84` and `bd09` (domain 8) */
  datum?: MonitoringOptions['datum'] | undefined
  /** tile service of the maps, with its own datum; without it maps are a grid and call no other host. Pass the same object while unchanged */
  mapTiles?: MonitoringOptions['mapTiles'] | undefined
  /** shows the live picture of the camera nearest to a fire, in its notice and on its floor plan; without it there are no pictures. Pass the same component while unchanged */
  cameraView?: MonitoringOptions['cameraView'] | undefined
  children: ReactNode
}

/** What every dialog needs around it: theme, client, alarm link, verdict outbox and error messages. */
export function SmartFireProvider(props: SmartFireProviderProps) {
  const { locale = 'zh-CN', theme = 'light', zIndexBase, nonce, fill, getPopupContainer, shadowRoot, system, ...others } = props
  const look: Look = { locale, theme, zIndexBase, nonce, fill, getPopupContainer, shadowRoot, system }
  const { positionUnit, readingStaleMs, datum, mapTiles, cameraView, ...rest } = others
  const options = useOptions({ positionUnit, readingStaleMs, datum, mapTiles, cameraView })
  return (
    <UiRoot {...look}>
      <MonitoringOptionsContext.Provider value={options}>
        <Services locale={locale} {...rest} />
      </MonitoringOptionsContext.Provider>
    </UiRoot>
  )
}

type OptionProps = Pick<SmartFireProviderProps, keyof MonitoringOptions>
type ServicesProps = Omit<SmartFireProviderProps, keyof Look | keyof OptionProps> & { locale: UiLocale }

function useOptions(given: OptionProps): MonitoringOptions {
  const { positionUnit = DEFAULT_OPTIONS.positionUnit, readingStaleMs = DEFAULT_OPTIONS.readingStaleMs } = given
  const { datum = DEFAULT_OPTIONS.datum, mapTiles = DEFAULT_OPTIONS.mapTiles, cameraView = DEFAULT_OPTIONS.cameraView } = given
  return useMemo(
    () => ({ positionUnit, readingStaleMs, datum, mapTiles, cameraView }),
    [positionUnit, readingStaleMs, datum, mapTiles, cameraView],
  )
}

function Services(props: ServicesProps) {
  const { client, locale, alarms, verdictStore, acknowledgementStore, alarmStore, settingsStore, onSessionEnd, saysSessionEnd = true, children } = props
  const { onAlarm, onConfirmed, onError, onNavigate } = props
  const operator = useOperatorOf(alarms?.userId, acknowledgementStore)
  const link = useAlarmClientActor(client, alarms?.userId, alarmStore)
  const services = useProviderServices({ client, locale, link, userId: alarms?.userId, verdictStore, onSessionEnd, saysSessionEnd, onConfirmed, onError })
  const { reportError, outbox } = services
  useEffect(() => {
    const over = new ApiError('sessionExpired')
    const refused = link?.on('refused', () => reportError(over))
    return () => refused?.unsubscribe()
  }, [link, reportError])
  useOutboxUpkeep(outbox, link)
  const settings = useSettingsOf(settingsStore)
  const trail = useDialogTrail(onNavigate)
  return (
    <ServicesContext.Provider value={services}>
      <OperatorContext.Provider value={operator}>
        <SettingsContext.Provider value={settings}>
          <AlarmClientContext.Provider value={link}>
            <DialogHistoryContext.Provider value={trail}>{children}</DialogHistoryContext.Provider>
            {onAlarm && <NewAlarms onAlarm={onAlarm} />}
          </AlarmClientContext.Provider>
        </SettingsContext.Provider>
      </OperatorContext.Provider>
    </ServicesContext.Provider>
  )
}

function NewAlarms({ onAlarm }: { onAlarm: (alarms: readonly LiveAlarm[]) => void }) {
  useAlarms({}, onAlarm)
  return null
}
