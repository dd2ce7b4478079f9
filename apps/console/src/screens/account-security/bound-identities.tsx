import { Flex, Stack, Text } from '@chakra-ui/react'
import type { BoundIdentity } from '@smart-fire/api-client/account-security'
import { useMessages } from '@smart-fire/dialogs/provider'
import { Button, ConfirmDialog, formatDateTime } from '@smart-fire/ui'
import { useState } from 'react'
import { useWhyNot } from '..'
import * as catalogue from './account-security.messages'

interface BoundIdentitiesProps {
  identities: readonly BoundIdentity[]
  none: string
  /** null: the session may only see them */
  unbind: ((id: string) => Promise<void>) | null
  onChanged: () => void
}

const nameOf = ({ person, provider, id }: BoundIdentity) => [provider, person].filter(Boolean).join(' · ') || id

/** The identities at providers that sign in to an account, and removing one after a question. */
export function BoundIdentities({ identities, none, unbind, onChanged }: BoundIdentitiesProps) {
  const words = useMessages(catalogue)
  const whyNot = useWhyNot()
  const [ending, setEnding] = useState<BoundIdentity | null>(null)
  const [{ busy, error }, setState] = useState<{ busy: boolean; error?: string }>({ busy: false })
  const close = () => {
    setEnding(null)
    setState({ busy: false })
  }
  // read again after a failure: an answer that was lost may have removed it
  const giveUp = () => {
    if (error !== undefined) onChanged()
    close()
  }
  const run = async (identity: BoundIdentity) => {
    setState({ busy: true })
    try {
      await unbind?.(identity.id)
      close()
      onChanged()
    } catch (problem) {
      setState({ busy: false, error: whyNot(problem, words.noResponse) })
    }
  }
  if (identities.length === 0) return <Text fontSize="sm" color="fg.muted">{none}</Text>
  return (
    <Stack as="ul" gap="3" m="0" p="0" listStyleType="none">
      {identities.map((identity) => (
        <Flex as="li" key={identity.id} align="center" gap="3" wrap="wrap">
          <Text as="span" fontWeight="semibold">{nameOf(identity)}</Text>
          <Text as="span" textStyle="num" fontSize="sm" color="fg.muted" flex="1">
            {[words.bound(formatDateTime(identity.boundAt)), identity.lastUsedAt === null ? null : words.used(formatDateTime(identity.lastUsedAt))].filter(Boolean).join(' · ')}
          </Text>
          {unbind === null ? null : <Button size="sm" aria-label={words.unbindOne(nameOf(identity))} onClick={() => setEnding(identity)}>{words.unbind}</Button>}
        </Flex>
      ))}
      {ending === null ? null : (
        <ConfirmDialog open danger title={words.unbind} confirmText={words.unbind} busy={busy} error={error} onClose={giveUp} onConfirm={() => void run(ending)}>
          {words.question(nameOf(ending))}
        </ConfirmDialog>
      )}
    </Stack>
  )
}
