import { floorName } from '@smart-fire/api-client'
import { useMessages } from '@smart-fire/dialogs/provider'
import { BuildingSection } from '@smart-fire/ui'
import { OverviewActor } from '../overview.actor'
import * as catalogue from '../overview.messages'
import { usePending } from './pending'

const HEIGHT_PX = 76

/** The building of the oldest open fire in section, its burning floors lit; nothing where the platform does not tell its storeys. */
export function FireSection() {
  const words = useMessages(catalogue).situation
  const { burning } = usePending()
  const places = OverviewActor.useSelector(({ context }) => context.places)
  const building = burning && places?.places.find(({ kind, id }) => kind === 'building' && id === burning.id)
  if (!building || building.floors === null) return null
  const states = burning.floors.map(({ floor, since }) => ({ floor, since, tone: 'alarm' as const }))
  const label = words.section(building.name ?? building.id, building.floors, building.basements ?? 0, states.map(({ floor }) => floorName(floor)))
  return <BuildingSection height={HEIGHT_PX} floors={building.floors} basements={building.basements ?? 0} states={states} label={label} />
}
