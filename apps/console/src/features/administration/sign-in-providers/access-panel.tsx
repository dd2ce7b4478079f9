import { Box, Code, Flex, Stack, Text } from '@chakra-ui/react'
import { signInProviders, type SignInProvider } from '@smart-fire/api-client/sign-in-providers'
import { useClient, useMessages, useNotify } from '@smart-fire/dialogs/provider'
import { Button, CopyButton, PasswordField, SlidePanel, WarningBar } from '@smart-fire/ui'
import { useState } from 'react'
import { ARRIVAL_PATH } from '../../../lib/arrival-path'
import { PanelPart, refusalOf, type PanelProps } from '../../../screens'
import * as catalogue from './access-panel.messages'

/** The panel of a provider: the call-back address to register there, and the client secret, which can be written and never read. */
export function AccessPanel({ row, onClose, onChanged }: PanelProps<SignInProvider>) {
  const words = useMessages(catalogue)
  const callback = `${window.location.origin}${ARRIVAL_PATH}`
  return (
    <SlidePanel open onClose={onClose} title={row.name ?? row.id} subtitle={row.issuer ?? undefined}>
      <Stack gap="6">
        <PanelPart title={words.callback}>
          <Text fontSize="sm" color="fg.muted">{words.callbackText}</Text>
          <Flex align="center" gap="2" mt="2">
            <Code fontSize="md" px="3" py="2" overflowWrap="anywhere">{callback}</Code>
            <CopyButton text={callback} label={words.copy} />
          </Flex>
        </PanelPart>
        <PanelPart title={words.secret}>
          {row.secret === 'stored' ? <Text fontSize="sm" color="fg.muted">{words.stored}</Text> : <WarningBar>{words.missing}</WarningBar>}
          <NewSecret providerId={row.id} onSaved={onChanged} />
        </PanelPart>
      </Stack>
    </SlidePanel>
  )
}

function NewSecret({ providerId, onSaved }: { providerId: string; onSaved: () => void }) {
  const words = useMessages(catalogue)
  const client = useClient()
  const notify = useNotify()
  const [secret, setSecret] = useState('')
  const [{ busy, error }, setState] = useState<{ busy: boolean; error?: string }>({ busy: false })
  const save = async () => {
    if (secret.trim() === '') return
    setState({ busy: true })
    try {
      await client.with(signInProviders).setSecret(providerId, secret)
      setSecret('')
      setState({ busy: false })
      notify({ tone: 'success', text: words.saved })
      onSaved()
    } catch (problem) {
      setState({ busy: false, error: refusalOf(problem).message ?? words.noResponse })
    }
  }
  return (
    <Stack gap="3" mt="3" align="stretch">
      <PasswordField label={words.next} name="secret" value={secret} onChange={setSecret} error={error} autoComplete="off" required onEnter={() => void save()} />
      <Box><Button variant="solid" loading={busy} disabled={secret.trim() === ''} onClick={() => void save()}>{words.save}</Button></Box>
    </Stack>
  )
}
