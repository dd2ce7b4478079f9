import type { ApiClient } from '@smart-fire/api-client'
import { fireHosts, type FireHostInput } from '@smart-fire/api-client/fire-hosts'
import type { UnregisteredDevice } from '@smart-fire/api-client/gateways'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { useMemo } from 'react'
import { ScreenForm } from '../../../screens'
import { hostForm } from '../fire-hosts/hosts/host-form'
import * as host from '../fire-hosts/hosts/hosts.messages'
import * as catalogue from './unregistered-panel.messages'

interface RegisterHostProps {
  found: UnregisteredDevice
  onClose: () => void
  onSaved: () => void
}

/** The form of a new fire host, with the address and port that were reported. */
export function RegisterHost({ found: { number, serverIp, port }, onClose, onSaved }: RegisterHostProps) {
  const words = useMessages(catalogue)
  const ofHost = useMessages(host)
  const client = useClient()
  const declaration = useMemo(() => ({ ...hostForm, start: serverIp === null || port === null ? {} : { serverIp, port: String(port) } }), [serverIp, port])
  const calls = useMemo(() => ({ load: async () => null, save: ({ input }: { input: unknown }, signal: AbortSignal) => add(client, input, signal) }), [client])
  return <ScreenForm declaration={declaration} words={ofHost} id={null} title={words.host.registerOne(number ?? '')} calls={calls} onClose={onClose} onSaved={onSaved} />
}

// the input was made by the schema of the form
const add = (client: ApiClient, input: unknown, signal: AbortSignal) => client.with(fireHosts).hosts.add(input as FireHostInput, signal)
