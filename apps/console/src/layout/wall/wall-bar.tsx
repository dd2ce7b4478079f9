import { Flex, Text } from '@chakra-ui/react'
import type { UnacknowledgedAlarms } from '@smart-fire/dialogs/alarm-feed'
import { LinkStatus, useMessages } from '@smart-fire/dialogs/provider'
import { IconButton } from '@smart-fire/ui'
import { Minimize2 } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { ProductMark } from '../../lib/product-mark'
import * as layout from '../layout.messages'
import { DemoMark } from '../top-bar/demo-mark'
import { Feed } from '../top-bar/feed'
import { WallClock } from './wall-clock'
import { WallSession } from './wall-session'
import * as catalogue from './wall.messages'

interface WallBarProps {
  onUnacknowledged: (alarms: UnacknowledgedAlarms) => void
  onEdgeTaken: (isTaken: boolean) => void
  onMaySound: (maySound: boolean) => void
}

/** The top bar of the wall display: product, time, link, sound and session, and the way back, on two lines where one is too short. Without a menu. */
export function WallBar({ onUnacknowledged, onEdgeTaken, onMaySound }: WallBarProps) {
  const words = useMessages(catalogue)
  const { product } = useMessages(layout)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  return (
    <Flex as="header" align="center" wrap="wrap" columnGap="3" rowGap="1" minH="14" px="5" py="1" bg="bg.surface" flex="none" borderBottomWidth="1px" borderColor="border.default">
      <ProductMark size={26} />
      <Text fontSize="lg" fontWeight="600" whiteSpace="nowrap">{product}</Text>
      <DemoMark />
      <Flex flex="1" minW="max-content" justify="center"><WallClock label={words.now} /></Flex>
      <WallSession />
      <LinkStatus />
      <Feed named onUnacknowledged={onUnacknowledged} onEdgeTaken={onEdgeTaken} onMaySound={onMaySound} />
      <IconButton label={words.leave} icon={<Minimize2 size={18} aria-hidden />} onClick={() => void navigate(pathname)} />
    </Flex>
  )
}
