'use client'
import { Flex } from '@chakra-ui/react'
import { StaleBar, StatusBadge } from '@smart-fire/ui'
import type { AlarmLinkStatus } from '../alarm-link/alarm-link-status'
import { useAlarmLink } from '../use-alarm-link'
import { useMessages } from '../use-services'
import { DataAge } from './data-age'
import { describeLink, timeOfDay } from './describe-link'
import { en, zhCN } from './link-status.messages'

/** The alarm link in shape, colour and words, and the age of what is on screen, for a top bar. Nothing where the provider has no alarms. */
export function LinkStatus() {
  const status = useAlarmLink()
  return status.link === 'off' ? null : <LinkStatusView status={status} />
}

/** The look alone, for a status that is already at hand. */
export function LinkStatusView({ status }: { status: AlarmLinkStatus }) {
  const words = useMessages({ zhCN, en })
  const { tone, text } = describeLink(status, words)
  return (
    <Flex as="span" align="center" gap="2" flex="none" fontSize="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
      <span role="status" data-link={status.link}>
        <StatusBadge tone={tone} size="sm" variant="plain">
          {text}
        </StatusBadge>
      </span>
      {status.since === null ? null : <DataAge since={status.since} />}
    </Flex>
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
