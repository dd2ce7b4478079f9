import { type AbnormalRecord, CHANNEL, floorAndPosition } from '@smart-fire/api-client'
import type { ManagedDevice } from '@smart-fire/api-client/devices'
import { writeDialogAddress } from '@smart-fire/dialogs/addressed-dialog'
import type { MenuSection } from '../../app/routes/granted-menus'
import { namesOfMenu } from '../../lib/menu-titles'
import type { PaletteMessages } from './palette.messages'
import type { BuildingHit, Destination, Found, Hits } from './palette.types'

export interface PaletteOption {
  id: string
  label: string
  detail: string
  to: Destination
}

export type GroupName = keyof PaletteMessages['groups']

export interface PaletteGroup {
  name: GroupName
  options: readonly PaletteOption[]
}

/** What is offered for a text, group by group; groups without an option are left out. */
export function groupsOf(query: string, sections: readonly MenuSection[], found: Found | null, words: PaletteMessages): PaletteGroup[] {
  const groups: PaletteGroup[] = [
    { name: 'screens', options: screensNamed(query, sections) },
    { name: 'buildings', options: rowsOf(found?.buildings).map(buildingOption) },
    { name: 'devices', options: rowsOf(found?.devices).map(deviceOption) },
    { name: 'records', options: rowsOf(found?.records).flatMap((record) => recordOption(record, sections, words)) },
  ]
  return groups.filter(({ options }) => options.length > 0)
}

/** The groups that could not be searched. */
export function failedGroups(found: Found | null): GroupName[] {
  return (['buildings', 'devices', 'records'] as const).filter((name) => found?.[name] === 'failed')
}

const rowsOf = <Row>(hits: Hits<Row> | undefined): readonly Row[] => (Array.isArray(hits) ? (hits as readonly Row[]) : [])

/** Screens whose name, section or both together contain the text, in either language, e.g. 电气 记录. */
function screensNamed(query: string, sections: readonly MenuSection[]): PaletteOption[] {
  const parts = query.trim().toLowerCase().split(/\s+/)
  return sections.flatMap((section) =>
    section.entries
      .filter(({ key, title }) => {
        const names = `${namesOfMenu(section.code, section.title)} ${namesOfMenu(key, title)}`.toLowerCase()
        return parts.every((part) => names.includes(part))
      })
      .map(({ key, title, path }) => ({ id: `screen-${key}`, label: title, detail: section.title === title ? '' : section.title, to: { path } })),
  )
}

function buildingOption({ id, name, region }: BuildingHit): PaletteOption {
  return { id: `building-${id}`, label: name, detail: region, to: { dialog: writeDialogAddress({ dialog: 'building', buildingId: id }) } }
}

function deviceOption({ id, sensorNumber, equipmentType, channelId, buildingName, floor, position }: ManagedDevice): PaletteOption {
  return {
    id: `device-${id}`,
    label: [equipmentType, sensorNumber].filter(Boolean).join(' '),
    detail: [buildingName, ...floorAndPosition({ floor, position })].filter(Boolean).join(' '),
    to: { dialog: writeDialogAddress({ dialog: 'device', sensorId: id, channelId: channelId ?? CHANNEL.default }) },
  }
}

/** A record opens the list of its system with the place as its filter; without that screen it is not offered. */
function recordOption({ id, kind, channelId, alarmType, buildingName, hydrantName, floor, position, handled }: AbnormalRecord, sections: readonly MenuSection[], words: PaletteMessages): PaletteOption[] {
  const screen = sections.flatMap(({ entries }) => entries).find(({ key, path }) => key.endsWith('/exceptionRecord') && path.endsWith(`/${channelId}`))
  if (!screen) return []
  const place = position ?? hydrantName ?? buildingName ?? ''
  return [{
    id: `record-${kind}-${id}`,
    label: [alarmType, handled ? words.handled : words.unhandled].filter(Boolean).join(' · '),
    detail: [buildingName ?? hydrantName, ...floorAndPosition({ floor, position })].filter(Boolean).join(' '),
    to: { path: `${screen.path}?${new URLSearchParams({ keyword: place }).toString()}` },
  }]
}
