import { Box, Code, Flex, Stack, Text } from '@chakra-ui/react'
import { signInProviders, type SignInProvider } from '@smart-fire/api-client/sign-in-providers'
import { useClient, useMessages, useNotify } from '@smart-fire/dialogs/provider'
import { Button, CopyButton, PasswordField, SlidePanel, WarningBar } from '@smart-fire/ui'
import { useState } from 'react'
import { ARRIVAL_PATH } from '../../../lib/arrival-path'
import { PanelPart, useAttempt, type PanelProps } from '../../../screens'
import * as catalogue from './access-panel.messages'

/** The panel of a provider: the call-back address to register there, and the client secret, which can be written and never read. */
export function AccessPanel({ row, onClose, onChanged }: PanelProps<SignInProvider>) {
  const words = useMessages(catalogue)
  const callback = `${window.location.origin}${ARRIVAL_PATH}`
  const client = useClient()
  const notify = useNotify()
  const [secret, setSecret] = useState('')
  const { busy, error, attempt } = useAttempt(words.noResponse)
  const save = () => {
    if (secret.trim() === '') return
    attempt(() => client.with(signInProviders).setSecret(row.id, secret), () => {
      setSecret('')
      notify({ tone: 'success', text: words.saved })
      onChanged()
    })
  }
  return (
    <SlidePanel open onClose={onClose} dirty={secret !== ''} locked={busy} title={row.name ?? row.id} subtitle={row.issuer ?? undefined}>
      <Stack gap="6">
        <PanelPart title={words.callback}>
          <Text fontSize="sm" color="fg.muted">{words.callbackText}</Text>
          <Flex align="center" gap="2" mt="2">
            <Code fontSize="md" px="3" py="2" overflowWrap="anywhere">{callback}</Code>
            <CopyButton text={callback} label={words.copy} />
          </Flex>
        </PanelPart>
        <PanelPart title={words.secret}>
          {row.secret === 'missing' ? <WarningBar>{words.missing}</WarningBar> : <Text fontSize="sm" color="fg.muted">{row.secret === null ? words.unread : words.stored}</Text>}
          <Stack gap="3" mt="3" align="stretch">
            <PasswordField label={words.next} name="secret" value={secret} onChange={setSecret} error={error} autoComplete="off" required onEnter={save} />
            <Box><Button variant="solid" loading={busy} disabled={secret.trim() === ''} onClick={save}>{words.save}</Button></Box>
          </Stack>
        </PanelPart>
      </Stack>
    </SlidePanel>
  )
}
