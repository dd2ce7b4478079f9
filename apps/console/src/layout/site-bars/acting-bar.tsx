import { Flex, Text } from '@chakra-ui/react'
import { tenants } from '@smart-fire/api-client/tenants'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { Button } from '@smart-fire/ui'
import { UserCog } from 'lucide-react'
import { useContext, useState } from 'react'
import { BeginSessionContext } from '../../lib/begin-session'
import { refusalOf } from '../../lib/refusal'
import * as catalogue from './site-bars.messages'

/** Says on every screen that a super admin acts as the administrator of a site, and leads back (ADR 32). */
export default function ActingBar({ name }: { name: string }) {
  const words = useMessages(catalogue)
  const client = useClient()
  const begin = useContext(BeginSessionContext)
  const [{ isEnding, problem }, setStage] = useState<{ isEnding: boolean; problem?: string }>({ isEnding: false })
  const end = async () => {
    setStage({ isEnding: true })
    try {
      begin(await client.with(tenants).endActing())
    } catch (error) {
      const { message, isUnknown } = refusalOf(error)
      setStage({ isEnding: false, problem: message ?? (isUnknown ? words.notKnown : words.notEnded) })
    }
  }
  return (
    <Flex as="section" aria-label={words.end} flex="none" align="center" gap="3" px="4" py="1.5" bg="tone.fault.subtle" color="tone.fault.fg" fontSize="sm">
      <UserCog size={18} aria-hidden="true" />
      <Text flex="1" minW="0" fontWeight="medium">{words.acting(name)}</Text>
      {problem === undefined ? null : <Text role="alert">{problem}</Text>}
      <Button size="sm" variant="outline" loading={isEnding} onClick={() => void end()}>{isEnding ? words.ending : words.end}</Button>
    </Flex>
  )
}
