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
  const [input, setInput] = useState<SecretInput>(NO_INPUT)
  return (
    <SlidePanel open onClose={onClose} dirty={input.secret !== ''} locked={input.busy} title={row.name ?? row.id} subtitle={row.issuer ?? undefined}>
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
          <NewSecret providerId={row.id} input={input} setInput={setInput} onSaved={onChanged} />
        </PanelPart>
      </Stack>
    </SlidePanel>
  )
}

/** What is typed and not stored yet. */
interface SecretInput {
  secret: string
  busy: boolean
  error?: string
}

const NO_INPUT: SecretInput = { secret: '', busy: false }

interface NewSecretProps {
  providerId: string
  input: SecretInput
  setInput: (input: SecretInput) => void
  onSaved: () => void
}

function NewSecret({ providerId, input: { secret, busy, error }, setInput, onSaved }: NewSecretProps) {
  const words = useMessages(catalogue)
  const client = useClient()
  const notify = useNotify()
  const save = async () => {
    if (secret.trim() === '' || busy) return
    setInput({ secret, busy: true })
    try {
      await client.with(signInProviders).setSecret(providerId, secret)
      setInput(NO_INPUT)
      notify({ tone: 'success', text: words.saved })
      onSaved()
    } catch (problem) {
      setInput({ secret, busy: false, error: refusalOf(problem).message ?? words.noResponse })
    }
  }
  return (
    <Stack gap="3" mt="3" align="stretch">
      <PasswordField label={words.next} name="secret" value={secret} onChange={(typed) => setInput({ secret: typed, busy })} error={error} autoComplete="off" required onEnter={() => void save()} />
      <Box><Button variant="solid" loading={busy} disabled={secret.trim() === ''} onClick={() => void save()}>{words.save}</Button></Box>
    </Stack>
  )
}
