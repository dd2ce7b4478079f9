import { Flex } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { Button, ConfirmDialog, WarningBar } from '@smart-fire/ui'
import { useState } from 'react'
import { refusalOf } from '../../../lib/refusal'
import * as catalogue from './watch.messages'

interface UnreadLayoutsProps {
  count: number
  text: string
  /** null: they cannot be deleted */
  remove: (() => Promise<void>) | null
}

/** Says how many saved layouts could not be read, and deletes them when the user says so: as long as they are kept, none may be saved beside them. */
export function UnreadLayouts({ count, text, remove }: UnreadLayoutsProps) {
  const words = useMessages(catalogue)
  const [isAsking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const run = async () => {
    setBusy(true)
    setError(undefined)
    try {
      await remove?.()
      setAsking(false)
    } catch (failure) {
      const { message, isUnknown } = refusalOf(failure)
      setError(message ?? (isUnknown ? words.notKnown : words.notRemoved))
    }
    setBusy(false)
  }
  return (
    <>
      <WarningBar>
        <Flex as="span" align="center" gap="3" wrap="wrap">
          {text}
          {remove === null ? null : <Button size="sm" onClick={() => setAsking(true)}>{words.removeUnread}</Button>}
        </Flex>
      </WarningBar>
      <ConfirmDialog open={isAsking} danger title={words.removeUnread} confirmText={words.removeUnread} busy={busy} error={error} onClose={() => setAsking(false)} onConfirm={() => void run()}>
        {words.removeUnreadQuestion(count)}
      </ConfirmDialog>
    </>
  )
}
