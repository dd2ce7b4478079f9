'use client'
import { StaleBar, StatusBadge } from '@smart-fire/ui'
import { Flex } from '@smart-fire/ui/layout'
import { memo, type ReactNode } from 'react'
import type { AlarmClientStatus } from '../alarm-client/alarm-client-status'
import { useAlarmClient, useAlarmClientPart } from '../use-alarm-client'
import { useMessages } from '../use-services'
import { DataAge } from './data-age'
import { describeLink, timeOfDay, type LinkDescription } from './describe-link'
import { en, zhCN } from './link-status.messages'

/** The alarm link as shape, colour and text with the age of the data, for a top bar. Renders nothing without `alarms`. */
export function LinkStatus() {
  const off = useAlarmClientPart(({ link }) => link === 'off')
  return off ? null : <Frame><CurrentFacts /></Frame>
}

/** The view alone, for a status that the caller already has. */
export function LinkStatusView({ status }: { status: AlarmClientStatus }) {
  return <Frame><Facts status={status} /></Frame>
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <Flex as="span" align="center" gap="2" flex="none" fontSize="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
      {children}
    </Flex>
  )
}

/** Rendered with every batch of alarms, since each is a contact; the frame around it is not. */
function CurrentFacts() {
  return <Facts status={useAlarmClient()} />
}

function Facts({ status }: { status: AlarmClientStatus }) {
  const words = useMessages({ zhCN, en })
  return (
    <>
      <Word link={status.link} {...describeLink(status, words)} />
      {status.since === null ? null : <DataAge since={status.since} />}
    </>
  )
}

/** Changes seldom, unlike the age beside it, which changes with every batch. */
const Word = memo(function Word({ link, tone, text }: LinkDescription & Pick<AlarmClientStatus, 'link'>) {
  return (
    <span role="status" data-link={link}>
      <StatusBadge tone={tone} size="sm" variant="plain">
        {text}
      </StatusBadge>
    </span>
  )
})

/** A bar across the page while there is no contact with the server for 75 s (trust A5.5). */
export function StaleBanner() {
  const status = useAlarmClient()
  return status.link === 'off' ? null : <StaleBannerView status={status} />
}

export function StaleBannerView({ status: { stale, since } }: { status: AlarmClientStatus }) {
  const words = useMessages({ zhCN, en })
  if (!stale) return null
  return <StaleBar>{since === null ? words.staleNever : words.stale(timeOfDay(since))}</StaleBar>
}
