import { Box, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { pixelsOf, type PositionUnit, storedOf, useClient, useMessages, useMonitoringOptions } from '@smart-fire/dialogs/provider'
import { LoadingState } from '@smart-fire/ui'
import { NumberField } from '@smart-fire/ui/form'
import { lazy, Suspense } from 'react'
import type { PlanPicture } from '../fields/form-fields'
import { useGivenValues } from '../given-values'
import { LoadedArea } from '../loaded/loaded-area'
import { useLoaded } from '../loaded/use-loaded'
import type { ControlProps } from './control-props'
import { asPlace, asPoint } from './field-values'
import * as catalogue from './form.messages'
import { pickedPlace } from './picked-place'
import { PlanPicker } from './plan-picker'
import { useFormValues } from './use-form-values'

/** Loaded lazily: few forms need a map. */
const MapPicker = lazy(() => import('./map-picker'))

const LNG_LIMITS = { min: -180, max: 180 }
const LAT_LIMITS = { min: -90, max: 90 }

/** A place on the map: picked by a click, or written as degrees in the platform's datum (domain 8). */
export function MapPositionControl({ value, onChange, label, error, readOnly }: ControlProps<'mapPosition'>) {
  const words = useMessages(catalogue)
  const { datum } = useMonitoringOptions()
  const [lng, lat] = asPlace(value)
  const set = (next: { lng: unknown; lat: unknown }) => onChange(next.lng === null && next.lat === null ? null : next)
  return (
    <Stack as="fieldset" gap="2">
      <Text as="legend" fontSize="sm" color="fg.muted">{label}</Text>
      <SimpleGrid columns={2} gap="3">
        <NumberField label={words.longitude(datum)} value={lng} {...LNG_LIMITS} readOnly={readOnly} onChange={(next) => set({ lng: next, lat })} error={error} />
        <NumberField label={words.latitude(datum)} value={lat} {...LAT_LIMITS} readOnly={readOnly} onChange={(next) => set({ lng, lat: next })} />
      </SimpleGrid>
      <Suspense fallback={<LoadingState compact />}>
        <MapPicker label={label} position={typeof lng === 'number' && typeof lat === 'number' ? { lng, lat } : null} onPick={readOnly ? undefined : (place) => set(pickedPlace(place))} />
      </Suspense>
    </Stack>
  )
}

/** A point on a picture, picked by a click or moved by the arrow keys: shown in pixels of the picture, and stored in the unit of the platform (domain 7). */
export function PlanPositionControl({ field, value, onChange, label, error, readOnly }: ControlProps<'planPosition'>) {
  const words = useMessages(catalogue)
  const client = useClient()
  const given = useGivenValues(field.by, useFormValues())
  const picture = useLoaded({ load: (query, signal) => field.picture(query, client, signal), query: given, isEmpty: (found) => found === null })
  return (
    <LoadedArea loaded={picture} name={label} emptyText={words.noPicture} compact>
      {(found) => (found === null ? null : <PointOnPicture picture={found} {...{ label, value, onChange, error, readOnly }} />)}
    </LoadedArea>
  )
}

type PointOnPictureProps = Pick<ControlProps<'planPosition'>, 'label' | 'value' | 'onChange' | 'error' | 'readOnly'> & { picture: PlanPicture }

function PointOnPicture({ picture, label, value, onChange, error, readOnly }: PointOnPictureProps) {
  const words = useMessages(catalogue)
  const { positionUnit } = useMonitoringOptions()
  const [x, y] = inPixels(asPoint(value, 'x', 'y'), positionUnit, picture)
  const set = (next: { x: unknown; y: unknown }) => {
    if (next.x === null && next.y === null) return onChange(null)
    // a field that is still empty is kept as it is: the schema of the form names it
    onChange(typeof next.x === 'number' && typeof next.y === 'number' ? storedOf({ x: next.x, y: next.y }, positionUnit, picture) : next)
  }
  return (
    <Stack as="fieldset" gap="2">
      <Text as="legend" fontSize="sm" color="fg.muted">{label}</Text>
      <SimpleGrid columns={2} gap="3">
        <NumberField label={words.fromLeft} unit={words.pixels} value={x} min={0} max={picture.width} readOnly={readOnly} onChange={(next) => set({ x: next, y })} error={error} />
        <NumberField label={words.fromTop} unit={words.pixels} value={y} min={0} max={picture.height} readOnly={readOnly} onChange={(next) => set({ x, y: next })} />
      </SimpleGrid>
      <Box><PlanPicker label={label} picture={picture} point={typeof x === 'number' && typeof y === 'number' ? { x, y } : null} onPick={readOnly ? undefined : set} /></Box>
    </Stack>
  )
}

type Coordinate = number | string | null

/** A point that is not complete is pixels already: it is stored once it is complete. */
function inPixels([x, y]: readonly [Coordinate, Coordinate], unit: PositionUnit, picture: PlanPicture): readonly [Coordinate, Coordinate] {
  if (typeof x !== 'number' || typeof y !== 'number') return [x, y]
  const shown = pixelsOf({ x, y }, unit, picture) ?? { x, y }
  return [Math.round(shown.x * 100) / 100, Math.round(shown.y * 100) / 100]
}
