import { Flex, Text } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { ClipboardCheck, VideoOff } from 'lucide-react'
import * as catalogue from '../overview.messages'
import { Card } from './card'

/** What an overview of this field has and this platform does not have yet: said in words, without a number or picture that nothing stands behind. */
export function NotConnected() {
  const words = useMessages(catalogue).notConnected
  const lines = [
    { Icon: VideoOff, name: words.camera, text: words.noCamera },
    { Icon: ClipboardCheck, name: words.inspection, text: words.noInspection },
  ]
  return (
    <Card title={words.title}>
      <Flex as="ul" direction="column" gap="2.5" listStyleType="none" m="0" p="0" color="fg.muted">
        {lines.map(({ Icon, name, text }) => (
          <Flex as="li" key={name} align="center" gap="3">
            <Icon size={18} aria-hidden />
            <Text fontWeight="500" whiteSpace="nowrap">{name}</Text>
            <Text fontSize="sm">{text}</Text>
          </Flex>
        ))}
      </Flex>
    </Card>
  )
}
