'use client'
import { StaleBar, StatusBadge } from '@smart-fire/ui'
import type { AlarmLinkStatus } from '../alarm-link/alarm-link-status'
import { useAlarmLink } from '../use-alarm-link'
import { useMessages } from '../use-services'
import { describeLink, timeOfDay } from './describe-link'
import { en, zhCN } from './link-status.messages'

/** The alarm link in shape, colour and words, for a top bar. Nothing where the provider has no alarms. */
export function LinkStatus() {
  const status = useAlarmLink()
  return status.link === 'off' ? null : <LinkStatusView status={status} />
}

/** The look alone, for a status that is already at hand. */
export function LinkStatusView({ status }: { status: AlarmLinkStatus }) {
  const words = useMessages({ zhCN, en })
  const { tone, text } = describeLink(status, words)
  return (
    <span role="status" data-link={status.link}>
      <StatusBadge tone={tone} size="sm" variant="plain">
        {text}
      </StatusBadge>
    </span>
  )
}

/** A bar across the page while nothing was heard of the server for 75 s (trust A5.5). */
export function StaleBanner() {
  const status = useAlarmLink()
  return status.link === 'off' ? null : <StaleBannerView status={status} />
}

export function StaleBannerView({ status: { stale, since } }: { status: AlarmLinkStatus }) {
  const words = useMessages({ zhCN, en })
  if (!stale) return null
  return <StaleBar>{since === null ? words.staleNever : words.stale(timeOfDay(since))}</StaleBar>
}
