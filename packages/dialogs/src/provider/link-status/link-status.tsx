'use client'
import { Flex } from '@chakra-ui/react'
import { StaleBar, StatusBadge } from '@smart-fire/ui'
import { memo, type ReactNode } from 'react'
import type { AlarmClientStatus } from '../alarm-client/alarm-client-status'
import { useAlarmClient, useAlarmClientPart } from '../use-alarm-client'
import { useMessages } from '../use-services'
import { DataAge } from './data-age'
import { describeLink, timeOfDay, type LinkDescription } from './describe-link'
import { en, zhCN } from './link-status.messages'

/** The alarm link in shape, colour and words, and the age of what is on screen, for a top bar. Nothing where the provider has no alarms. */
export function LinkStatus() {
  const off = useAlarmClientPart(({ link }) => link === 'off')
  return off ? null : <Frame><CurrentFacts /></Frame>
}

/** The look alone, for a status that is already at hand. */
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

/** Drawn with every batch of alarms, since each is a word of the server; the frame is not. */
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

/** Changes seldom, beside an age that changes with every batch. */
const Word = memo(function Word({ link, tone, text }: LinkDescription & Pick<AlarmClientStatus, 'link'>) {
  return (
    <span role="status" data-link={link}>
      <StatusBadge tone={tone} size="sm" variant="plain">
        {text}
      </StatusBadge>
    </span>
  )
})

/** A bar across the page while nothing was heard of the server for 75 s (trust A5.5). */
export function StaleBanner() {
  const status = useAlarmClient()
  return status.link === 'off' ? null : <StaleBannerView status={status} />
}

export function StaleBannerView({ status: { stale, since } }: { status: AlarmClientStatus }) {
  const words = useMessages({ zhCN, en })
  if (!stale) return null
  return <StaleBar>{since === null ? words.staleNever : words.stale(timeOfDay(since))}</StaleBar>
}
