import { Flex, Stack, Text } from '@chakra-ui/react'
import { accountSecurity } from '@smart-fire/api-client/account-security'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { Button, TextField } from '@smart-fire/ui'
import { useState } from 'react'
import { useAttempt } from '../../screens'
import * as catalogue from '../../screens/account-security/account-security.messages'

/** Turns the second factor off with a code: an unattended desk must not do it. */
export function TurnOff({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const words = useMessages(catalogue)
  const client = useClient()
  const { busy, error, attempt } = useAttempt(words.noResponse)
  const [code, setCode] = useState('')
  const run = () => { if (code.trim() !== '') attempt(() => client.with(accountSecurity).end(code), onDone) }
  return (
    <Stack gap="3">
      <Text fontSize="sm">{words.endText}</Text>
      <TextField label={words.endCode} name="code" value={code} onChange={setCode} error={error} autoComplete="one-time-code" autoFocus required onEnter={run} />
      <Flex gap="3">
        <Button variant="danger" loading={busy} disabled={code.trim() === ''} onClick={run}>{words.end}</Button>
        <Button disabled={busy} onClick={onCancel}>{words.cancel}</Button>
      </Flex>
    </Stack>
  )
}
