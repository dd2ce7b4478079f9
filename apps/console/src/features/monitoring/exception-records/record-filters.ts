import { CHANNEL, floorName, RECORD_CATEGORY, RECORD_KIND, type RecordKind, VERDICT } from '@smart-fire/api-client'
import { estate } from '@smart-fire/api-client/estate'
import { statistics } from '@smart-fire/api-client/statistics'
import { choices, filter, places } from '../../../screens'
import { usedTypes } from '../device-management/device-choices'
import { hosts } from '../fire-hosts/points/point-form'

const named = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }))

/** Buildings by name: records keep the name that their building had, and the deployed platform filters by it (contract device 11.1). */
const buildingNames = choices.loaded(async (client, signal) => {
  const names = (await client.with(estate).buildings.all(signal)).flatMap(({ name }) => name ?? [])
  return named([...new Set(names)])
})

const alarmTypesOf = (kind: RecordKind) => choices.loaded(async (client, signal, { channelId }) =>
  named(await client.with(statistics).alarmTypes({ kind, ...(typeof channelId === 'string' ? { channelId } : {}) }, signal)), { by: ['channelId'] })

const measuringPoints = choices.loaded(async (client, signal) =>
  named(await client.with(statistics).hydrantMeasuringPoints({ channelId: CHANNEL.hydrant }, signal)))

/** The types of the sensors of hydrants. */
const outdoorTypes = choices.loaded(async (client, signal) => named((await client.with(estate).inventory.outdoorFilters(signal)).equipmentTypes))

/** The floors of the chosen building. */
const floorsOfName = choices.loaded(async (client, signal, { buildingName }) => {
  const { buildings } = client.with(estate)
  const building = (await buildings.all(signal)).find(({ name }) => name === buildingName)
  if (building === undefined) return []
  return (await buildings.floorNumbers(building.id, signal)).map((floor) => ({ value: String(floor), label: floorName(floor) }))
}, { by: ['buildingName'] })

const place = { buildingName: filter.choice(buildingNames), floor: filter.numberChoice(floorsOfName) }
const judged = {
  category: filter.choice(choices.fixed(...Object.values(RECORD_CATEGORY))),
  verdict: filter.choice(choices.fixed(...Object.values(VERDICT))),
}

/** The filters of one table of records: all that its list call takes (contract device 11.1, 12, 13). */
export function recordFilters(kind: RecordKind) {
  const alarmType = filter.choice(alarmTypesOf(kind))
  const first = { keyword: filter.text(), state: filter.choice(choices.fixed('unhandled', 'handledFires', 'handledFaults')) }
  const last = { position: filter.text(), handledBy: filter.text(), handled: filter.dateRange() }
  const raised = filter.dateRange()
  switch (kind) {
    case RECORD_KIND.general:
      return {
        ...first, ...judged, alarmType, raised, ...place, equipmentType: filter.choice(usedTypes), sensorNumber: filter.text(), ...last, confirmedBy: filter.text(),
      }
    case RECORD_KIND.hydrant:
      return {
        ...first, alarmType, raised, hydrantName: filter.text(), regionCode: filter.choice(places.districts), equipmentType: filter.choice(outdoorTypes),
        measuringPoint: filter.choice(measuringPoints), sensorNumber: filter.text(), handledBy: last.handledBy, handled: last.handled,
      }
    case RECORD_KIND.fireHost:
      return { ...first, ...judged, alarmType, raised, ...place, fireHostId: filter.choice(hosts), loop: filter.text(), address: filter.text(), series: filter.text(), ...last }
    default:
      return kind satisfies never
  }
}
