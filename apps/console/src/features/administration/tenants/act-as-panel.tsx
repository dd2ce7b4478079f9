import { Stack, Text } from '@chakra-ui/react'
import { isApiError } from '@smart-fire/api-client'
import { tenants, type Tenant } from '@smart-fire/api-client/tenants'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { Button, SlidePanel } from '@smart-fire/ui'
import { TextArea } from '@smart-fire/ui/form'
import { useContext, useState, type FormEvent } from 'react'
import { BeginSessionContext } from '../../../lib/begin-session'
import { refusalOf } from '../../../lib/refusal'
import type { PanelProps } from '../../../screens'
import * as catalogue from './act-as-panel.messages'

/** `isUnknown`: without an answer it may have begun */
type Stage = { state: 'idle' | 'starting' } | { state: 'refused'; why: string | null; isOfReason: boolean; isUnknown: boolean }

/** Asks why, and goes on as the administrator of a tenant in a new session (ADR 32). */
export function ActAsPanel({ row, onClose }: PanelProps<Tenant>) {
  const words = useMessages(catalogue)
  const client = useClient()
  const begin = useContext(BeginSessionContext)
  const [reason, setReason] = useState('')
  const [stage, setStage] = useState<Stage>({ state: 'idle' })
  const start = async (event: FormEvent) => {
    event.preventDefault()
    setStage({ state: 'starting' })
    try {
      begin(await client.with(tenants).actAs(row.id, reason.trim()))
    } catch (error) {
      const { message: why, isUnknown = false } = refusalOf(error)
      setStage({ state: 'refused', why, isOfReason: why !== null && isApiError(error) && error.field === 'reason', isUnknown })
    }
  }
  const isStarting = stage.state === 'starting'
  const refusal = stage.state === 'refused' ? stage : null
  return (
    <SlidePanel open onClose={onClose} dirty={reason.trim() !== ''} locked={isStarting} title={words.title(row.name ?? row.id)}>
      <form onSubmit={(event) => void start(event)}>
        <Stack gap="4" align="start">
          <Text fontSize="sm" color="fg.muted">{words.explained}</Text>
          <TextArea label={words.reason} hint={words.hint} value={reason} onChange={setReason} error={refusal?.isOfReason ? refusal.why ?? undefined : undefined} maxLength={200} required />
          <Button type="submit" disabled={reason.trim() === ''} loading={isStarting}>{isStarting ? words.starting : words.start}</Button>
          {refusal !== null && !refusal.isOfReason ? <Text role="alert" fontSize="sm" color="tone.fault.fg">{refusal.why !== null ? words.refused(refusal.why) : refusal.isUnknown ? words.notKnown : words.failed}</Text> : null}
        </Stack>
      </form>
    </SlidePanel>
  )
}
