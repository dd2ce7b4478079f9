import { Flex, Text } from '@chakra-ui/react'
import { useAlarmClientPart, useMessages } from '@smart-fire/dialogs/provider'
import { Button } from '@smart-fire/ui'
import { RotateCw } from 'lucide-react'
import * as catalogue from './newer-version.messages'
import { useNewerVersion } from './use-newer-version'

/**
 * Says that the platform was updated since this page was loaded, and loads it again when the operator chooses to: by itself it would lose
 * what is being written, and the permission to sound. It is with the first files, because the server may no longer have the others.
 */
export function NewerVersionBar() {
  const words = useMessages(catalogue)
  const isNewer = useNewerVersion(useAlarmClientPart(({ link }) => link === 'live' || link === 'awaitingReply'))
  return (
    <Flex role="status" flex="none" align="center" gap="3" px="4" py={isNewer ? '1.5' : '0'} bg="bg.panel" borderBottomWidth={isNewer ? '1px' : '0'} borderColor="border.default" fontSize="sm">
      {isNewer && (
        <>
          <RotateCw size={18} aria-hidden="true" />
          <Text flex="1" minW="0" fontWeight="medium">{words.updated}</Text>
          <Button size="sm" variant="outline" onClick={() => window.location.reload()}>{words.reload}</Button>
        </>
      )}
    </Flex>
  )
}
