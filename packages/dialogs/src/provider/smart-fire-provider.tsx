import type { ApiClient, RecordVerdict } from '@smart-fire/api-client'
import { UiRoot, type UiLocale, type UiTheme } from '@smart-fire/ui'
import type { ReactNode } from 'react'
import type { VerdictStore } from './verdict-outbox/pending-verdict'

export interface SmartFireProviderProps {
  /** the platform that all dialogs inside ask */
  client: ApiClient
  locale?: UiLocale
  theme?: UiTheme
  /** base of all layers, when the host page has its own; the live notice stands at 9999 above it */
  zIndexBase?: number
  /** opens the alarm link of this user; without it there are no live updates, and no errors */
  alarms?: { userId: string }
  /** keeps unsent verdicts over a reload; in memory without it */
  verdictStore?: VerdictStore
  /** the session is over: called once, after its message was shown */
  onSessionEnd?: () => void
  /** the server has accepted a verdict */
  onVerdict?: (verdict: RecordVerdict) => void
  children: ReactNode
}

/** What every dialog needs around it: look, client, alarm link, verdict outbox and error words. */
export function SmartFireProvider({ locale = 'zh-CN', theme = 'light', children }: SmartFireProviderProps) {
  return (
    <UiRoot locale={locale} theme={theme}>
      {children}
    </UiRoot>
  )
}
