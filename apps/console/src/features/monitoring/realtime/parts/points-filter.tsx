import { floorName } from '@smart-fire/api-client'
import { estate } from '@smart-fire/api-client/estate'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { ComboField } from '@smart-fire/ui/form'
import { useCallback, useMemo } from 'react'
import * as catalogue from '../realtime.messages'
import type { PlaceKind, PointsFilter, WatchedPlace } from '../realtime.types'
import { FieldRoom } from './field-room'

interface PointsFilterFieldsProps {
  kind: PlaceKind
  channelId: string
  places: readonly WatchedPlace[]
  value: PointsFilter
  onChange: (part: keyof PointsFilter, value: string | null) => void
}

/** Place, floor and series of the devices, as in the list mode of the floor plan (spec 2 §9). */
export function PointsFilterFields({ kind, channelId, places, value, onChange }: PointsFilterFieldsProps) {
  const { filter: words, places: { [kind]: { one } } } = useMessages(catalogue)
  const client = useClient()
  const options = useMemo(() => places.map(({ id, name }) => ({ value: id, label: name })), [places])
  const floors = useCallback(async (text: string, signal: AbortSignal) => {
    if (value.placeId === null) return []
    const numbers = await client.with(estate).buildings.floorNumbers(value.placeId, signal)
    return numbers.map((floor) => ({ value: String(floor), label: floorName(floor) })).filter(({ label }) => label.includes(text.trim()))
  }, [client, value.placeId])
  const types = useCallback(async (text: string, signal: AbortSignal) => {
    const { inventory } = client.with(estate)
    const { equipmentTypes } = kind === 'hydrant' ? await inventory.outdoorFilters(signal) : await inventory.filters({ channelId }, signal)
    return equipmentTypes.filter((name) => name.includes(text.trim())).map((name) => ({ value: name, label: name }))
  }, [client, kind, channelId])
  const floor = value.floor === null ? null : String(value.floor)
  return (
    <>
      <FieldRoom least={144}><ComboField hideLabel label={one} placeholder={one} options={options} value={value.placeId} onChange={(id) => onChange('placeId', id)} /></FieldRoom>
      {kind === 'building' && value.placeId !== null && (
        <FieldRoom least={104} most={128}>
          <ComboField
            key={value.placeId} hideLabel label={words.floor} placeholder={words.floor} search={floors} value={floor} onChange={(chosen) => onChange('floor', chosen)}
            known={value.floor === null ? [] : [{ value: String(value.floor), label: floorName(value.floor) }]}
          />
        </FieldRoom>
      )}
      {/* the platform lists no series of the points of fire hosts */}
      {kind !== 'fireHost' && (
        <FieldRoom least={144}><ComboField hideLabel label={words.equipmentType} placeholder={words.equipmentType} search={types} value={value.equipmentType} onChange={(type) => onChange('equipmentType', type)} /></FieldRoom>
      )}
    </>
  )
}
