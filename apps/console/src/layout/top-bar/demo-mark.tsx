import { Box } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { isDemoPage } from '../../lib/is-demo-page'
import * as catalogue from '../layout.messages'

/** Says on every screen of a demonstration that its alarms are simulated; nothing elsewhere. */
export function DemoMark() {
  const messages = useMessages(catalogue)
  if (!isDemoPage()) return null
  return (
    <Box
      flex="none" px="2" py="0.5" fontSize="xs" color="fg.muted" whiteSpace="nowrap"
      borderWidth="1px" borderColor="border.strong" borderRadius="sm" title={messages.demoText}
    >
      {messages.demo}
    </Box>
  )
}
