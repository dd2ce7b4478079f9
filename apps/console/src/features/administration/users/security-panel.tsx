import { Stack, Text } from '@chakra-ui/react'
import { accountSecurity } from '@smart-fire/api-client/account-security'
import type { User } from '@smart-fire/api-client/administration'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { Button, ConfirmDialog, SlidePanel } from '@smart-fire/ui'
import { useMemo, useState } from 'react'
import { LoadedArea, PanelPart, useAttempt, useLoaded, useRights, type PanelProps } from '../../../screens'
import * as catalogue from '../../../screens/account-security/account-security.messages'
import { BoundIdentities } from '../../../screens/account-security/bound-identities'
import { FactorState } from '../../../screens/account-security/factor-state'

/** The panel of a user: second factor and bound identities; the administrator resets what its owner has lost (ADR 34). */
export function SecurityPanel({ row, onClose }: PanelProps<User>) {
  const words = useMessages(catalogue)
  const client = useClient()
  const mayReset = useRights('adminSys/userManager')('btn_reset')
  const [isAsking, setAsking] = useState(false)
  const query = useMemo(() => ({ id: row.id }), [row.id])
  const loaded = useLoaded({ load: ({ id }, signal) => client.with(accountSecurity).ofUser(id, signal), query })
  const name = row.name ?? row.username ?? row.id
  return (
    <SlidePanel open onClose={onClose} title={words.ofUser(name)} subtitle={row.username ?? undefined}>
      <LoadedArea loaded={loaded} name={words.one}>
        {(security) => (
          <Stack gap="6">
            <PanelPart title={words.secondFactor}>
              <Stack gap="3" align="start">
                <FactorState security={security} />
                {mayReset && security.secondFactor === 'on' ? <>
                  <Button variant="danger" onClick={() => setAsking(true)}>{words.reset}</Button>
                  <Text fontSize="sm" color="fg.muted">{words.resetHint}</Text>
                </> : null}
              </Stack>
            </PanelPart>
            <PanelPart title={words.identities}>
              <BoundIdentities
                identities={security.identities} none={words.noneOfUser} onChanged={loaded.refresh}
                unbind={mayReset ? (id) => client.with(accountSecurity).unbindOfUser(row.id, id) : null}
              />
            </PanelPart>
          </Stack>
        )}
      </LoadedArea>
      {isAsking ? (
        <ResetQuestion
          user={row} name={name} onClose={() => setAsking(false)}
          onReset={() => {
            setAsking(false)
            loaded.refresh()
          }}
        />
      ) : null}
    </SlidePanel>
  )
}

/** Each time anew: why the last reset was refused does not answer the next question. */
function ResetQuestion({ user, name, onClose, onReset }: { user: User; name: string; onClose: () => void; onReset: () => void }) {
  const words = useMessages(catalogue)
  const client = useClient()
  const { busy, error, attempt } = useAttempt(words.noResponse)
  return (
    <ConfirmDialog open danger title={words.reset} confirmText={words.reset} busy={busy} error={error} onClose={onClose} onConfirm={() => attempt(() => client.with(accountSecurity).resetOfUser(user.id), onReset)}>
      {words.resetQuestion(name)}
    </ConfirmDialog>
  )
}
