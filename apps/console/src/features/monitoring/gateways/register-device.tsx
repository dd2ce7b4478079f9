import type { ApiClient } from '@smart-fire/api-client'
import { deviceInput, devices } from '@smart-fire/api-client/devices'
import type { UnregisteredDevice } from '@smart-fire/api-client/gateways'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { useMemo } from 'react'
import { minLength, object, pipe, string } from 'valibot'
import { choices, field, places, ScreenForm } from '../../../screens'
import { manufacturers, models, types } from '../device-management/device-choices'
import * as device from '../device-management/device-management.messages'
import * as catalogue from './unregistered-panel.messages'

/** A new device, with the system whose types it may have. The server takes the system from the type. */
const registration = object({ channelId: pipe(string(), minLength(1)), ...deviceInput.entries })

interface RegisterDeviceProps {
  number: UnregisteredDevice['number']
  /** the systems in which the user may add devices */
  channelIds: readonly string[]
  onClose: () => void
  onSaved: () => void
}

/** The form of a new device in a building, with the number that was reported. */
export function RegisterDevice({ number, channelIds, onClose, onSaved }: RegisterDeviceProps) {
  const words = useMessages(catalogue)
  const ofDevice = useMessages(device)
  const client = useClient()
  const declaration = useMemo(() => ({
    schema: registration,
    fields: [
      field.text('sensorNumber'), field.choice('channelId', systemsAmong(channelIds)), field.choice('manufacturer', manufacturers), field.choice('equipmentType', types), field.choice('model', models),
      field.choice('buildingId', places.buildings), field.choice('floor', places.floors), field.textArea('position'),
    ],
    start: { ...(number === null ? {} : { sensorNumber: number }), ...(channelIds.length === 1 ? { channelId: channelIds[0] } : {}) },
  }), [number, channelIds])
  const calls = useMemo(() => ({ load: async () => null, save: ({ input }: { input: unknown }, signal: AbortSignal) => add(client, input, signal) }), [client])
  const names = { ...ofDevice, fields: { ...ofDevice.fields, channelId: words.system } }
  return <ScreenForm declaration={declaration} words={names} id={null} title={words.device.registerOne(number ?? '')} calls={calls} onClose={onClose} onSaved={onSaved} />
}

// the input was made by the schema of the form
const add = (client: ApiClient, input: unknown, signal: AbortSignal) => client.with(devices).add(input as Parameters<ReturnType<typeof devices.calls>['add']>[0], signal)

/** These systems, by their names. */
const systemsAmong = (channelIds: readonly string[]) => choices.loaded(async (client, signal) =>
  (await client.abnormalRecords.channels({}, signal)).rows.filter(({ id }) => channelIds.includes(id)).map(({ id, name }) => ({ value: id, label: name ?? id })))
