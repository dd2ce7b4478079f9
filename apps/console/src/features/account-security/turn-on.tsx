import { Box, Code, Flex, Stack, Text } from '@chakra-ui/react'
import { accountSecurity, type BegunSecondFactor } from '@smart-fire/api-client/account-security'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { Button, CopyButton, PasswordField, TextField } from '@smart-fire/ui'
import { useEffect, useRef, useState } from 'react'
import { QrPicture } from '../../lib/qr-picture'
import { useAttempt } from '../../screens'
import * as catalogue from '../../screens/account-security/account-security.messages'

interface TurnOnProps {
  /** the recovery codes are asked for or on the screen, and nowhere else: leaving would lose them */
  onLocked: (locked: boolean) => void
  onDone: () => void
  onCancel: () => void
}

/** Turns the second factor on: password, key with a first code, recovery codes. */
export function TurnOn({ onLocked, onDone, onCancel }: TurnOnProps) {
  const [begun, setBegun] = useState<BegunSecondFactor | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  if (codes !== null) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (begun === null) return <PasswordStep onDone={setBegun} onCancel={onCancel} />
  return <KeyStep begun={begun} onLocked={onLocked} onDone={setCodes} onCancel={onCancel} />
}

function PasswordStep({ onDone, onCancel }: { onDone: (begun: BegunSecondFactor) => void; onCancel: () => void }) {
  const words = useMessages(catalogue)
  const client = useClient()
  const { busy, error, attempt } = useAttempt(words.noResponse)
  const [password, setPassword] = useState('')
  const run = () => { if (password !== '') attempt(() => client.with(accountSecurity).begin(password), onDone) }
  return (
    <Stack gap="3">
      <PasswordField label={words.password} name="password" hint={words.passwordHint} value={password} onChange={setPassword} error={error} autoComplete="current-password" autoFocus required onEnter={run} />
      <Flex gap="3">
        <Button variant="solid" loading={busy} disabled={password === ''} onClick={run}>{words.next}</Button>
        <Button disabled={busy} onClick={onCancel}>{words.cancel}</Button>
      </Flex>
    </Stack>
  )
}

interface KeyStepProps extends Pick<TurnOnProps, 'onLocked' | 'onCancel'> {
  begun: BegunSecondFactor
  onDone: (codes: readonly string[]) => void
}

function KeyStep({ begun, onLocked, onDone, onCancel }: KeyStepProps) {
  const words = useMessages(catalogue)
  const client = useClient()
  const { busy, error, attempt } = useAttempt(words.noResponse)
  const [code, setCode] = useState('')
  const confirm = async () => {
    onLocked(true)
    try {
      return await client.with(accountSecurity).confirm(code)
    } catch (refusal) {
      onLocked(false)
      throw refusal
    }
  }
  const run = () => { if (code.trim() !== '') attempt(confirm, onDone) }
  return (
    <Stack gap="4">
      <Text fontSize="sm">{words.scan}</Text>
      <Flex gap="5" wrap="wrap" align="start">
        <QrPicture text={begun.address} label={words.picture} />
        <Stack gap="3" flex="1" minWidth="240px">
          <Box>
            <Text fontSize="sm" color="fg.muted">{words.key}</Text>
            <Flex align="center" gap="2" mt="1">
              <Code fontSize="md" px="2" py="1" overflowWrap="anywhere">{inFours(begun.secret)}</Code>
              <CopyButton text={begun.secret} label={words.copyKey} />
            </Flex>
          </Box>
          {/* longer than a code, because one may be pasted with blanks */}
          <TextField label={words.code} name="code" hint={words.codeHint} value={code} onChange={setCode} error={error} inputMode="numeric" autoComplete="one-time-code" maxLength={12} autoFocus required onEnter={run} />
        </Stack>
      </Flex>
      <Flex gap="3">
        <Button variant="solid" loading={busy} disabled={code.trim() === ''} onClick={run}>{words.confirm}</Button>
        <Button disabled={busy} onClick={onCancel}>{words.cancel}</Button>
      </Flex>
    </Stack>
  )
}

function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const words = useMessages(catalogue)
  const box = useRef<HTMLDivElement>(null)
  // not a button: the Enter that confirmed the first code would press it when it is held
  useEffect(() => box.current?.focus(), [])
  return (
    <Box ref={box} role="group" aria-label={words.recovery} tabIndex={-1} p="4" borderWidth="1px" borderColor="accent.solid" borderRadius="md" bg="bg.surface">
      <Flex align="center" gap="2">
        <Text fontWeight="semibold">{words.recovery}</Text>
        <CopyButton text={codes.join('\n')} label={words.copyCodes} />
      </Flex>
      <Text role="status" fontSize="sm" color="tone.fault.fg" mt="1">{words.recoveryText}</Text>
      <Box as="ul" aria-label={words.recovery} display="grid" gridTemplateColumns="repeat(auto-fill, minmax(160px, 1fr))" gap="2" my="4" p="0" listStyleType="none">
        {codes.map((code) => <li key={code}><Code fontSize="md" px="2" py="1">{code}</Code></li>)}
      </Box>
      <Button variant="solid" onClick={onDone}>{words.saved}</Button>
    </Box>
  )
}

/** The key as an app shows it: in groups of four. */
const inFours = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')
