import { Box, Flex, Grid, Text } from '@chakra-ui/react'
import type { DeviceCounts } from '@smart-fire/api-client'
import { useMessages } from '@smart-fire/dialogs/provider'
import { EmptyState, FailedState, formatDateTime, IconButton, NO_VALUE, shareText, StatusMark, type Tone } from '@smart-fire/ui'
import { MonitorUp } from 'lucide-react'
import { OverviewActor, selectFiguresState } from '../overview.actor'
import { addCounts, countAll, onlineShare, sum } from '../overview.figures'
import * as catalogue from '../overview.messages'
import type { OverviewMessages } from '../overview.messages'
import { Card } from './card'

/** How many devices and fire host points are in alarm, at fault, offline, normal and not enabled, and the share of those that report. */
export function DeviceFigures({ onWall }: { onWall?: (() => void) | undefined }) {
  const messages = useMessages(catalogue).devices
  const actor = OverviewActor.useActorRef()
  const state = OverviewActor.useSelector(selectFiguresState)
  const figures = OverviewActor.useSelector(({ context }) => context.figures)
  const retry = () => actor.send({ type: 'data.refresh' })
  if (state === 'failed') return <Card title={messages.title}><FailedState compact title={messages.failed} onRetry={retry} /></Card>
  if (state === 'empty') return <Card title={messages.title}><EmptyState compact title={messages.empty} /></Card>
  if (state === 'loading' || figures === null) return <Card title={messages.title}><Figures shares={placeholders(messages)} notEnabled={null} online={null} isLoading /></Card>
  const counts = addCounts(figures.devices, figures.fireHostPoints)
  const total = countAll(counts)
  return (
    <Card
      title={messages.title}
      aside={(
        <Flex align="center" gap="2">
          {messages.total(total === null ? NO_VALUE : total.toLocaleString('en-US'))} · {messages.updated(formatDateTime(figures.at).slice(11))}
          {onWall && <IconButton size="sm" label={messages.wall} icon={<MonitorUp size={16} aria-hidden />} onClick={onWall} />}
        </Flex>
      )}
    >
      <Figures
        shares={sharesOf(counts, total, messages)} notEnabled={sum(figures.devices.notEnabled, figures.fireHostPoints.notEnabled)} online={onlineShare(counts)}
        isStale={state === 'stale'}
      />
    </Card>
  )
}

interface Share {
  tone: Tone
  label: string
  /** null: unknown, or loading */
  value: number | null
  /** null where the total is unknown, too, or there is no enabled device to have a share of */
  share: number | null
}

interface FiguresProps {
  shares: Share[]
  /** not part of the total; null while unknown */
  notEnabled: number | null
  /** null while unknown */
  online: number | null
  isStale?: boolean
  isLoading?: boolean
}

function Figures({ shares, notEnabled, online, isStale = false, isLoading = false }: FiguresProps) {
  const messages = useMessages(catalogue).devices
  const missing = isLoading ? '…' : NO_VALUE
  return (
    <Box css={{ containerType: 'inline-size' }}>
      {/* a contrast theme takes backgrounds away, and the bar is nothing else */}
      <Flex css={{ forcedColorAdjust: 'none' }} h="2" gap="2px" rounded="full" overflow="hidden" bg="bg.sunken" aria-hidden="true">
        {/* without the total no part has a length */}
        {shares.map(({ tone, value, share }) => value && share !== null ? <Box key={tone} bg={`tone.${tone}.solid`} flexGrow={value} flexBasis="0" minW="3px" /> : null)}
      </Flex>
      <Grid as="dl" m="0" mt="4" gap="0" rowGap="3" css={{ gridTemplateColumns: `repeat(${shares.length + 2}, minmax(0, 1fr))`, [NARROW]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } }}>
        {shares.map(({ tone, label, value, share }) => (
          <Figure key={tone} tone={tone} label={label} colour={isStale ? 'fg.muted' : numberColour(tone, value)} note={share === null ? undefined : messages.share(shareText(share))}>
            {value === null ? missing : value.toLocaleString('en-US')}
          </Figure>
        ))}
        <Figure tone="notEnabled" label={messages.notEnabled} colour="fg.muted" note={notEnabled === null ? undefined : messages.notEnabledHint}>
          {notEnabled === null ? missing : notEnabled.toLocaleString('en-US')}
        </Figure>
        <Figure label={messages.online} colour={isStale ? 'fg.muted' : 'fg.default'}>{online === null ? missing : shareText(online)}</Figure>
      </Grid>
    </Box>
  )
}

/** Six figures in one line need this much; otherwise three stand in a line. */
const NARROW = '@container (max-width: 780px)'
const FIRST = { paddingInlineStart: '0', borderInlineStartWidth: '0' } as const

/** One number with its name, its mark, and a remark beside it. */
function Figure({ tone, label, colour, note, children }: { tone?: Tone; label: string; colour: string; note?: string | undefined; children: string }) {
  return (
    <Box ps="4" borderInlineStartWidth="1px" borderColor="border.default" css={{ '&:first-of-type': FIRST, [NARROW]: { '&:nth-of-type(3n + 1)': FIRST } }}>
      <Flex as="dt" align="center" gap="1.5" color="fg.muted" whiteSpace="nowrap">
        {tone && <StatusMark tone={tone} size={16} />}{label}
        {note !== undefined && <Text as="span" minW="0" truncate title={note} textStyle="num" fontSize="sm" color="fg.subtle">{note}</Text>}
      </Flex>
      <Text as="dd" m="0" textStyle="num" fontSize="4xl" lineHeight="1.25" fontWeight="600" color={colour}>{children}</Text>
    </Box>
  )
}

function sharesOf(counts: DeviceCounts, total: number | null, messages: OverviewMessages['devices']): Share[] {
  const share = (tone: Tone, label: string, value: number | null): Share => ({
    tone, label, value, share: value === null || total === null || total === 0 ? null : value / total,
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
