import { Box, Flex, Stack, Text } from '@chakra-ui/react'
import { floorName, type ReadRows } from '@smart-fire/api-client'
import { estate } from '@smart-fire/api-client/estate'
import { facilities } from '@smart-fire/api-client/facilities'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { Button, EmptyState, SelectField, WarningBar } from '@smart-fire/ui'
import { useFocusLater } from '@smart-fire/ui/form'
import { useRef } from 'react'
import { everyReadRow } from '../../../lib/every-row'
import { LoadedArea, useLoaded } from '../../../screens'
import * as catalogue from './route-panel.messages'
import { indoorPoint, outdoorPoint, type RoutePoint } from './route-points'

const NOT_CHOSEN = { value: '', label: '–' }

/** Where facilities are looked for. */
export interface PickedPlace {
  buildingId: string | null
  floor: number | null
  unitId: string | null
}

interface RoutePickProps {
  isOutdoor: boolean
  place: PickedPlace
  onPlace: (place: PickedPlace) => void
  /** the ids that the route has */
  taken: ReadonlySet<string>
  onAdd: (points: readonly RoutePoint[]) => void
}

/** Chooses a building and a floor, outdoors a unit, and adds facilities of it to the route. */
export function RoutePick({ isOutdoor, place, onPlace, taken, onAdd }: RoutePickProps) {
  const words = useMessages(catalogue)
  const client = useClient()
  const places = useLoaded<{ value: string; label: string }[], { isOutdoor: boolean }>({
    load: async ({ isOutdoor: units }, signal) => {
      const { buildings } = client.with(estate)
      const rows = units ? await buildings.networkedUnits({}, signal) : await buildings.all(signal)
      return rows.map(({ id, name }) => ({ value: id, label: name ?? id }))
    },
    query: { isOutdoor },
    isEmpty: (options) => options.length === 0,
  })
  const floors = useLoaded<number[], { buildingId: string }>({
    load: ({ buildingId }, signal) => client.with(estate).buildings.floorNumbers(buildingId, signal),
    query: place.buildingId === null ? null : { buildingId: place.buildingId },
    isEmpty: (numbers) => numbers.length === 0,
  })
  const isChosen = isOutdoor ? place.unitId !== null : place.buildingId !== null && place.floor !== null
  const found = useLoaded<ReadRows<RoutePoint>, PickedPlace>({
    load: async ({ buildingId, floor, unitId }, signal) => {
      const { indoor, outdoor } = client.with(facilities)
      if (unitId !== null) {
        const { rows, dropped } = await everyReadRow((page) => outdoor.list({ ...page, unitId }, signal))
        return { rows: rows.map(outdoorPoint), dropped }
      }
      const { rows, dropped } = await everyReadRow((page) => indoor.list({ ...page, buildingIds: buildingId === null ? [] : [buildingId], floor }, signal))
      return { rows: rows.map(indoorPoint), dropped }
    },
    query: isChosen ? place : null,
  })
  return (
    <Stack gap="3">
      <Flex gap="3" wrap="wrap">
        <Box minWidth="200px">
          <LoadedArea loaded={places} name={isOutdoor ? words.unit : words.building} compact>
            {(options) => (
              <SelectField
                label={isOutdoor ? words.unit : words.building} options={[NOT_CHOSEN, ...options]} value={(isOutdoor ? place.unitId : place.buildingId) ?? ''}
                onChange={(value) => onPlace(isOutdoor ? { buildingId: null, floor: null, unitId: value || null } : { buildingId: value || null, floor: null, unitId: null })}
              />
            )}
          </LoadedArea>
        </Box>
        {place.buildingId === null ? null : (
          <Box minWidth="120px">
            <LoadedArea loaded={floors} name={words.floor} compact>
              {(numbers) => (
                <SelectField
                  label={words.floor} options={[NOT_CHOSEN, ...numbers.map((floor) => ({ value: String(floor), label: floorName(floor) }))]} value={place.floor === null ? '' : String(place.floor)}
                  onChange={(value) => onPlace({ ...place, floor: value === '' ? null : Number(value) })}
                />
              )}
            </LoadedArea>
          </Box>
        )}
      </Flex>
      {isChosen ? (
        <LoadedArea loaded={found} name={words.found}>
          {({ rows, dropped }) => <Found points={rows.filter(({ id }) => !taken.has(id))} unread={dropped} onAdd={onAdd} />}
        </LoadedArea>
      ) : <Text color="fg.muted" fontSize="sm">{words.choosePlace}</Text>}
    </Stack>
  )
}

interface OfferedProps extends Pick<RoutePickProps, 'onAdd'> {
  points: readonly RoutePoint[]
}

function Found({ points, unread, onAdd }: OfferedProps & { unread: number }) {
  const words = useMessages(catalogue)
  const list = useRef<HTMLDivElement>(null)
  const focusLater = useFocusLater(points.map(({ id }) => id).join())
  const add = (added: readonly RoutePoint[]) => {
    // what is added leaves the list: the next one has the focus then, or the list when it was the last
    const at = Math.min(points.findIndex(({ id }) => id === added[0]?.id), points.length - added.length - 1)
    focusLater(() => list.current?.querySelectorAll('li')[at]?.querySelector('button') ?? list.current)
    onAdd(added)
  }
  return (
    <Stack ref={list} tabIndex={-1} gap="2">
      {unread > 0 ? <WarningBar>{words.notListed(unread)}</WarningBar> : null}
      {points.length > 0 ? <Offered points={points} onAdd={add} /> : unread > 0 ? null : <EmptyState compact title={words.nothing} />}
    </Stack>
  )
}

function Offered({ points, onAdd }: OfferedProps) {
  const words = useMessages(catalogue)
  return (
    <>
      <Box as="ul" aria-label={words.found} listStyleType="none">
        {points.map((point) => (
          <Flex as="li" key={point.id} align="center" gap="2" py="1" borderBottomWidth="1px" borderColor="border.default">
            <Box flex="1" minWidth="0"><Text>{point.name}</Text><Text fontSize="sm" color="fg.muted" truncate>{point.place}</Text></Box>
            <Button size="sm" variant="ghost" aria-label={words.add(point.name)} onClick={() => onAdd([point])}>+</Button>
          </Flex>
        ))}
      </Box>
      <Button size="sm" variant="outline" onClick={() => onAdd(points)}>{words.addAll(points.length)}</Button>
    </>
  )
}
