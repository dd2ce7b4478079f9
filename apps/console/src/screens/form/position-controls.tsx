import { Box, SimpleGrid, Stack, Text } from '@chakra-ui/react'
import { useMessages, useMonitoringOptions } from '@smart-fire/dialogs/provider'
import { LoadingState } from '@smart-fire/ui'
import { NumberField } from '@smart-fire/ui/form'
import { lazy, Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import type { ControlProps } from './control-props'
import { asPoint } from './field-values'
import * as catalogue from './form.messages'
import { PlanPicker } from './plan-picker'
import type { FormValues } from './form-values'

/** Loaded lazily: few forms need a map. */
const MapPicker = lazy(() => import('./map-picker'))

const DEGREES = 6 // a tenth of a metre
const LNG_LIMITS = { min: -180, max: 180 }
const LAT_LIMITS = { min: -90, max: 90 }

/** A place on the map: picked by a click, or written as degrees in the platform's datum (domain 8). */
export function MapPositionControl({ value, onChange, label, error, readOnly }: ControlProps<'mapPosition'>) {
  const words = useMessages(catalogue)
  const { datum } = useMonitoringOptions()
  const [lng, lat] = asPoint(value, 'lng', 'lat')
  const set = (next: { lng: unknown; lat: unknown }) => onChange(next.lng === null && next.lat === null ? null : next)
  return (
    <Stack as="fieldset" gap="2">
      <Text as="legend" fontSize="sm" color="fg.muted">{label}</Text>
      <SimpleGrid columns={2} gap="3">
        <NumberField label={words.longitude(datum)} value={lng} decimals={DEGREES} {...LNG_LIMITS} readOnly={readOnly} onChange={(next) => set({ lng: next, lat })} error={error} />
        <NumberField label={words.latitude(datum)} value={lat} decimals={DEGREES} {...LAT_LIMITS} readOnly={readOnly} onChange={(next) => set({ lng, lat: next })} />
      </SimpleGrid>
      <Suspense fallback={<LoadingState compact />}>
        <MapPicker label={label} position={typeof lng === 'number' && typeof lat === 'number' ? { lng, lat } : null} onPick={readOnly ? undefined : set} />
      </Suspense>
    </Stack>
  )
}

/** A point on a picture, in its own pixels (domain 7): picked by a click or moved by the arrow keys. */
export function PlanPositionControl({ field, value, onChange, label, error, readOnly }: ControlProps<'planPosition'>) {
  const words = useMessages(catalogue)
  const values = useWatch<FormValues>()
  const picture = field.picture(values)
  const [x, y] = asPoint(value, 'x', 'y')
  const set = (next: { x: unknown; y: unknown }) => onChange(next.x === null && next.y === null ? null : next)
  if (picture === null) return <Text color="fg.muted">{words.noPicture}</Text>
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
