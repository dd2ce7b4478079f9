import { Flex, Text } from '@chakra-ui/react'
import { useAlarmLink, useMessages } from '@smart-fire/dialogs/provider'
import { StatusMark } from '@smart-fire/ui'
import * as catalogue from '../layout.messages'
import { linkLine } from './link-line'

/** How the alarm link is, always on screen (trust A5.5). */
export function LinkStatus() {
  const line = linkLine(useAlarmLink(), useMessages(catalogue).link)
  return (
    <Flex role="status" align="center" gap="2" px="2" minW="0" color={`tone.${line.tone}.fg`}>
      <StatusMark tone={line.tone} size={12} />
      <Text fontSize="sm" whiteSpace="nowrap">{line.text}</Text>
      {line.detail && <Text fontSize="xs" color="fg.muted" whiteSpace="nowrap" textStyle="num">{line.detail}</Text>}
    </Flex>
  )
}
