'use client'
import { ApiError, type ApiClient, type RecordVerdict } from '@smart-fire/api-client'
import { UiRoot, type UiLocale, type UiTheme } from '@smart-fire/ui'
import { useEffect, useMemo, type ReactNode } from 'react'
import { DEFAULT_OPTIONS, type MonitoringOptions, MonitoringOptionsContext } from './monitoring-options'
import { AlarmLinkContext, ServicesContext } from './provider-contexts'
import { useAlarmLinkActor } from './use-alarm-link-actor'
import { useProviderServices } from './use-provider-services'
import type { VerdictStore } from './verdict-outbox/pending-verdict'

export interface SmartFireProviderProps {
  /** the platform that all dialogs inside ask */
  client: ApiClient
  locale?: UiLocale | undefined
  theme?: UiTheme | undefined
  /** base of all layers, when the host page has its own; the live notice stands at 9999 above it */
  zIndexBase?: number | undefined
  /** for a Content-Security-Policy without `unsafe-inline` styles */
  nonce?: string | undefined
  /** take the height of the parent */
  fill?: boolean | undefined
  /** opens the alarm link of this user; without it there are no live updates, and no errors */
  alarms?: { userId: string } | undefined
  /** keeps unsent verdicts over a reload; in memory without it. Read once, when the provider is mounted */
  verdictStore?: VerdictStore | undefined
  /** the session is over: called once, after its message was shown */
  onSessionEnd?: (() => void) | undefined
  /** the server has accepted a verdict */
  onVerdict?: ((verdict: RecordVerdict) => void) | undefined
  /** unit of marker positions on floor plans; default `pixel` (domain 7) */
  positionUnit?: MonitoringOptions['positionUnit'] | undefined
  /** age in milliseconds from which a value is dimmed; default 30 minutes (domain 22) */
  readingStaleMs?: number | undefined
  /** what coordinates count in; default `gcj02`, also `wgs84` and `bd09` (domain 8) */
  datum?: MonitoringOptions['datum'] | undefined
  /** the service of the pictures under maps, with the datum of its own; without it maps are a grid and ask no outside host. Hand in the same object while nothing changed */
  mapTiles?: MonitoringOptions['mapTiles'] | undefined
  children: ReactNode
}

/** What every dialog needs around it: look, client, alarm link, verdict outbox and error words. */
export function SmartFireProvider(props: SmartFireProviderProps) {
  const { locale = 'zh-CN', theme = 'light', zIndexBase, nonce, fill, ...others } = props
  const { positionUnit, readingStaleMs, datum, mapTiles, ...rest } = others
  const options = useOptions({ positionUnit, readingStaleMs, datum, mapTiles })
  return (
    <UiRoot locale={locale} theme={theme} zIndexBase={zIndexBase} nonce={nonce} fill={fill}>
      <MonitoringOptionsContext.Provider value={options}>
        <Services locale={locale} {...rest} />
      </MonitoringOptionsContext.Provider>
    </UiRoot>
  )
}

type OptionProps = Pick<SmartFireProviderProps, keyof MonitoringOptions>
type LookProps = 'theme' | 'zIndexBase' | 'nonce' | 'fill' | 'locale'
type ServicesProps = Omit<SmartFireProviderProps, LookProps | keyof OptionProps> & { locale: UiLocale }

function useOptions(given: OptionProps): MonitoringOptions {
  const { positionUnit = DEFAULT_OPTIONS.positionUnit, readingStaleMs = DEFAULT_OPTIONS.readingStaleMs } = given
  const { datum = DEFAULT_OPTIONS.datum, mapTiles = DEFAULT_OPTIONS.mapTiles } = given
  return useMemo(
    () => ({ positionUnit, readingStaleMs, datum, mapTiles }),
    [positionUnit, readingStaleMs, datum, mapTiles],
  )
}

function Services({ client, locale, alarms, verdictStore, onSessionEnd, onVerdict, children }: ServicesProps) {
  const link = useAlarmLinkActor(client, alarms?.userId)
  const services = useProviderServices({ client, locale, link, verdictStore, onSessionEnd, onVerdict })
  const { reportError, outbox } = services
  useEffect(() => {
    const refused = link?.on('refused', () => reportError(new ApiError('sessionExpired')))
    // somebody has handled a record whose verdict waits here: asking tells whether it was ours that arrived
    const ended = link?.on('records.ended', ({ records }) => {
      const waiting = outbox.pending().filter(({ state }) => state === 'unsent')
      for (const { verdict } of waiting) {
        if (records.some(({ kind, id }) => kind === verdict.kind && id === verdict.id)) void outbox.sendAgain(verdict)
      }
    })
    return () => {
      refused?.unsubscribe()
      ended?.unsubscribe()
    }
  }, [link, reportError, outbox])
  return (
    <ServicesContext.Provider value={services}>
      <AlarmLinkContext.Provider value={link}>{children}</AlarmLinkContext.Provider>
    </ServicesContext.Provider>
  )
}
