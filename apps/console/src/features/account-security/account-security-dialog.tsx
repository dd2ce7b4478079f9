import { Box, Stack } from '@chakra-ui/react'
import { accountSecurity, type AccountSecurity } from '@smart-fire/api-client/account-security'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { Button, ModalDialog } from '@smart-fire/ui'
import { useState } from 'react'
import { LoadedArea, PanelPart, useLoaded } from '../../screens'
import * as catalogue from '../../screens/account-security/account-security.messages'
import { BoundIdentities } from '../../screens/account-security/bound-identities'
import { FactorState } from '../../screens/account-security/factor-state'
import { TurnOff } from './turn-off'
import { TurnOn } from './turn-on'

const OWN = {}

/** How the signed-in user signs in: the second factor, and the identities at providers (ADR 34). */
export function AccountSecurityDialog({ onClose }: { onClose: () => void }) {
  const words = useMessages(catalogue)
  const client = useClient()
  const loaded = useLoaded({ load: (_query, signal) => client.with(accountSecurity).own(signal), query: OWN })
  // recovery codes are shown once: a click beside them must not lose them
  const [locked, setLocked] = useState(false)
  return (
    <ModalDialog open onClose={onClose} title={words.title} size="md" locked={locked}>
      <LoadedArea loaded={loaded} name={words.one}>
        {(security) => (
          <Stack gap="6">
            <PanelPart title={words.secondFactor}><OwnFactor security={security} onLocked={setLocked} onChanged={loaded.refresh} /></PanelPart>
            <PanelPart title={words.identities}>
              <BoundIdentities identities={security.identities} none={words.none} unbind={(id) => client.with(accountSecurity).unbind(id)} onChanged={loaded.refresh} />
            </PanelPart>
          </Stack>
        )}
      </LoadedArea>
    </ModalDialog>
  )
}

function OwnFactor({ security, onLocked, onChanged }: { security: AccountSecurity; onLocked: (locked: boolean) => void; onChanged: () => void }) {
  const words = useMessages(catalogue)
  // null: not yet; after a change was ended or given up, the button that began it gets the focus back
  const [changing, setChanging] = useState<'on' | 'off' | 'over' | null>(null)
  const isOn = security.secondFactor === 'on'
  // read again also after it was given up: an answer that was lost may have changed it
  const end = () => {
    setChanging('over')
    onLocked(false)
    onChanged()
  }
  return (
    <Stack gap="4" align="stretch">
      <FactorState security={security} isOwn />
      {/* not by the state of the account: it is loaded again while the recovery codes are on the screen, e.g. when an identity is unbound */}
      {changing === 'on' ? <TurnOn onLocked={onLocked} onDone={end} onCancel={end} />
        : changing === 'off' ? <TurnOff onDone={end} onCancel={end} />
        : <Box><Button autoFocus={changing === 'over'} variant={isOn ? 'outline' : 'solid'} onClick={() => setChanging(isOn ? 'off' : 'on')}>{isOn ? words.turnOff : words.turnOn}</Button></Box>}
    </Stack>
  )
}
