import { chakra, Flex, Text } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { FailedState } from '@smart-fire/ui'
import { Link } from 'react-router'
import { LevelMark } from '../../../lib/level-mark'
import { OverviewActor, selectFiguresState } from '../overview.actor'
import * as catalogue from '../overview.messages'
import { Card } from './card'

/** How many early warnings are open, and the highest level among them. Not shown where the platform has none. */
export function OpenWarnings() {
  const words = useMessages(catalogue).warnings
  const actor = OverviewActor.useActorRef()
  const open = OverviewActor.useSelector(({ context }) => context.figures?.warnings)
  const isStale = OverviewActor.useSelector((snapshot) => selectFiguresState(snapshot) === 'stale')
  if (open === undefined || open === 'notOffered') return null
  if (open === 'failed') return <Card title={words.title}><FailedState compact title={words.failed} onRetry={() => actor.send({ type: 'data.refresh' })} /></Card>
  const { count, worst } = open
  return (
    <Card title={words.title}>
      <Flex align="center" gap="4" minW="0">
        <Text textStyle="num" fontSize="2xl" fontWeight="600" lineHeight="1" color={isStale ? 'fg.muted' : 'fg.default'}>{count.toLocaleString('en-US')}</Text>
        <Text color="fg.muted" whiteSpace="nowrap">{words.open}</Text>
        <Flex flex="1" minW="0" justify="flex-end">{worst === null ? null : <LevelMark name={worst.level} color={worst.color} />}</Flex>
        <chakra.span color="accent.fg" whiteSpace="nowrap"><Link to="/gailan/earlyWarning">{words.see}</Link></chakra.span>
      </Flex>
    </Card>
  )
}
