import { Text } from '@chakra-ui/react'
import { floorName } from '@smart-fire/api-client'
import { toneOfFloor } from '@smart-fire/dialogs/device-words'
import { useMessages } from '@smart-fire/dialogs/provider'
import { BuildingSection } from '@smart-fire/ui'
import { byBegin } from '../../../../lib/by-begin'
import * as catalogue from '../realtime.messages'
import type { BuildingFloors } from '../realtime.types'

/** As high as the name of a place, where it is, and its burning floors beside it. */
const HEIGHT_PX = 64

interface SectionProps {
  section: BuildingFloors | null | undefined
}

/** The building in section, its floors in trouble marked; nothing where the platform does not tell them. */
export function PlaceSection({ section }: SectionProps) {
  const words = useMessages(catalogue)
  if (!section) return null
  const { floors, basements, inTrouble } = section
  const trouble = inTrouble.map(({ floor, status }) => (status === null ? floorName(floor) : `${floorName(floor)} ${words.floorState[status]}`))
  const states = inTrouble.flatMap(({ floor, status, since }) => (status === null ? [] : [{ floor, tone: toneOfFloor(status), since }]))
  return <BuildingSection height={HEIGHT_PX} floors={floors} basements={basements} states={states} label={words.section(floors, basements, trouble)} />
}

/** The floors in alarm in words, in the order in which they began to burn. A calm building keeps the line, so that an alarm moves no card. */
export function BurningFloors({ section }: SectionProps) {
  const words = useMessages(catalogue)
  if (!section) return null
  const floors = section.inTrouble.filter(({ status }) => status === 'alarm').sort(byBegin).map(({ floor }) => floorName(floor))
  return <Text minHeight="5" lineHeight="{sizes.5}" truncate fontSize="xs" color="tone.alarm.fg" fontWeight="semibold" textStyle="num">{floors.length > 0 ? words.burning(floors) : null}</Text>
}
