import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import type { DeviceCounts } from '@smart-fire/api-client'
import { useMessages } from '@smart-fire/dialogs/provider'
import { EmptyState, FailedState, formatDateTime, NO_VALUE, StatusMark, type Tone } from '@smart-fire/ui'
import { OverviewActor, selectFiguresState } from '../overview.actor'
import { addCounts, countAll } from '../overview.figures'
import * as catalogue from '../overview.messages'
import type { OverviewMessages } from '../overview.messages'
import { Card } from './card'

/** How many devices and fire host points are in alarm, at fault, offline and normal. */
export function DeviceFigures() {
  const messages = useMessages(catalogue).devices
  const actor = OverviewActor.useActorRef()
  const state = OverviewActor.useSelector(selectFiguresState)
  const figures = OverviewActor.useSelector(({ context }) => context.figures)
  const retry = () => actor.send({ type: 'data.refresh' })
  if (state === 'failed') return <Card title={messages.title}><FailedState compact title={messages.failed} onRetry={retry} /></Card>
  if (state === 'empty') return <Card title={messages.title}><EmptyState compact title={messages.empty} /></Card>
  if (state === 'loading' || figures === null) return <Card title={messages.title}><Figures shares={placeholders(messages)} isLoading /></Card>
  const counts = addCounts(figures.devices, figures.fireHostPoints)
  const total = countAll(counts)
  return (
    <Card
      title={messages.title}
      aside={<>{messages.total(total === null ? NO_VALUE : total.toLocaleString('en-US'))} · {messages.updated(formatDateTime(figures.at).slice(11))}</>}
    >
      <Figures shares={sharesOf(counts, total, messages)} isStale={state === 'stale'} />
    </Card>
  )
}

interface Share {
  tone: Tone
  label: string
  /** null: unknown, or loading */
  value: number | null
  /** null where the total is unknown, too */
  share: number | null
}

function Figures({ shares, isStale = false, isLoading = false }: { shares: Share[]; isStale?: boolean; isLoading?: boolean }) {
  const messages = useMessages(catalogue).devices
  return (
    <Box>
      <Flex h="2" gap="2px" rounded="full" overflow="hidden" bg="bg.sunken" aria-hidden="true">
        {/* without the total no part has a length */}
        {shares.map(({ tone, value, share }) => value && share !== null ? <Box key={tone} bg={`tone.${tone}.solid`} flexGrow={value} flexBasis="0" minW="3px" /> : null)}
      </Flex>
      <Grid as="dl" m="0" mt="4" templateColumns={`repeat(${shares.length}, minmax(0, 1fr))`} gap="0">
        {shares.map(({ tone, label, value, share }, at) => (
          <Box key={tone} ps={at === 0 ? '0' : '6'} borderInlineStartWidth={at === 0 ? '0' : '1px'} borderColor="border.default">
            <Flex as="dt" align="center" gap="2" color="fg.muted"><StatusMark tone={tone} size={16} />{label}</Flex>
            <Flex as="dd" m="0" align="baseline" gap="3" wrap="wrap">
              <Text as="span" textStyle="num" fontSize="4xl" lineHeight="1.25" fontWeight="600" color={isStale ? 'fg.muted' : numberColour(tone, value)}>
                {value === null ? (isLoading ? '…' : NO_VALUE) : value.toLocaleString('en-US')}
              </Text>
              {share !== null && <Text as="span" textStyle="num" fontSize="sm" color="fg.subtle">{messages.share(percent(share))}</Text>}
            </Flex>
          </Box>
        ))}
      </Grid>
    </Box>
  )
}

function sharesOf(counts: DeviceCounts, total: number | null, messages: OverviewMessages['devices']): Share[] {
  const share = (tone: Tone, label: string, value: number | null): Share => ({
    tone, label, value, share: value === null || total === null ? null : value / total,
  })
  return [
    share('alarm', messages.alarm, counts.alarm),
    share('fault', counts.offline === null ? messages.faultAndOffline : messages.fault, counts.fault),
    ...(counts.offline === null ? [] : [share('offline', messages.offline, counts.offline)]),
    share('normal', messages.normal, counts.normal),
  ]
}

function placeholders(messages: OverviewMessages['devices']): Share[] {
  const tones = [['alarm', messages.alarm], ['fault', messages.fault], ['offline', messages.offline], ['normal', messages.normal]] as const
  return tones.map(([tone, label]) => ({ tone, label, value: null, share: null }))
}

/** Only numbers of alarms and faults are coloured (ISA-101). */
function numberColour(tone: Tone, value: number | null): string {
  return value && (tone === 'alarm' || tone === 'fault') ? `tone.${tone}.fg` : 'fg.default'
}

function percent(share: number): string {
  const value = share * 100
  return value > 0 && value < 0.1 ? '<0.1%' : `${value.toFixed(1)}%`
}
