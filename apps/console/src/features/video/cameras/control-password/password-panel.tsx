import { Box, Stack, Text } from '@chakra-ui/react'
import { cameras, type Camera } from '@smart-fire/api-client/cameras'
import { useClient, useMessages, useNotify } from '@smart-fire/dialogs/provider'
import { Button, PasswordField, SlidePanel, WarningBar } from '@smart-fire/ui'
import { useState } from 'react'
import { nameOfCamera } from '../../../../lib/video/name-of-camera'
import { useAttempt, type PanelProps } from '../../../../screens'
import * as catalogue from './password-panel.messages'

/** The panel of a camera's control password, which can be written and never read (ADR 74). */
export function PasswordPanel({ row, onClose, onChanged }: PanelProps<Camera>) {
  const words = useMessages(catalogue)
  const client = useClient()
  const notify = useNotify()
  const [password, setPassword] = useState('')
  const { busy, error, attempt } = useAttempt(words.noResponse)
  const save = () => {
    if (password === '') return
    attempt(() => client.with(cameras).control.setPassword(row.id, password), () => {
      setPassword('')
      notify({ tone: 'success', text: words.saved })
      onChanged()
    })
  }
  return (
    <SlidePanel open onClose={onClose} dirty={password !== ''} locked={busy} title={words.title} subtitle={nameOfCamera(row)}>
      <Stack gap="3" align="stretch">
        <Text fontSize="sm">{row.controlAccount === null ? words.noAccount : words.account(row.controlAccount)}</Text>
        {row.controlPassword === 'stored' ? <Text fontSize="sm" color="fg.muted">{words.stored}</Text> : <WarningBar>{words.missing}</WarningBar>}
        <PasswordField label={words.next} name="controlPassword" value={password} onChange={setPassword} error={error} autoComplete="off" required onEnter={save} />
        <Box><Button variant="solid" loading={busy} disabled={password === ''} onClick={save}>{words.save}</Button></Box>
      </Stack>
    </SlidePanel>
  )
}
