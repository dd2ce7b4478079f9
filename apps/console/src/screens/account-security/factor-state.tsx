import { Flex, Text } from '@chakra-ui/react'
import type { AccountSecurity } from '@smart-fire/api-client/account-security'
import { useMessages } from '@smart-fire/dialogs/provider'
import { formatDateTime, StatusBadge, WarningBar } from '@smart-fire/ui'
import * as catalogue from './account-security.messages'

/** So few recovery codes that the owner should make new ones. */
const FEW = 2

/** Whether the second factor is on, since when, and how many recovery codes are left. */
export function FactorState({ security: { secondFactor, since, recoveryCodes }, isOwn = false }: { security: AccountSecurity; isOwn?: boolean }) {
  const words = useMessages(catalogue)
  const isOn = secondFactor === 'on'
  return (
    <>
      <Flex align="center" gap="3" wrap="wrap">
        <StatusBadge tone={isOn ? 'normal' : 'notEnabled'}>{isOn ? words.on : words.off}</StatusBadge>
        {isOn ? <Text fontSize="sm" color="fg.muted">{[since === null ? null : words.onSince(formatDateTime(since)), recoveryCodes === null ? null : words.codesLeft(recoveryCodes)].filter(Boolean).join(' ')}</Text> : null}
      </Flex>
      {isOwn && !isOn ? <Text fontSize="sm" color="fg.muted">{words.offText}</Text> : null}
      {isOwn && isOn && recoveryCodes !== null && recoveryCodes <= FEW ? <WarningBar>{words.fewCodes(recoveryCodes)}</WarningBar> : null}
    </>
  )
}
