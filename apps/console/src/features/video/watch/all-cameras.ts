import { SENSOR_STATUS, type ApiClient, type ReadRows } from '@smart-fire/api-client'
import { cameras, type Camera } from '@smart-fire/api-client/cameras'
import { everyReadRow } from '../../../lib/every-row'

/** Every camera that the user may see, and how many of them could not be read. */
export const readCameras = (client: ApiClient, signal: AbortSignal): Promise<ReadRows<Camera>> =>
  everyReadRow((page) => client.with(cameras).list({ ...page, sort: { field: 'name', direction: 'ascending' } }, signal))

/** Every readable camera that the user may see: for choices. */
export const allCameras = async (client: ApiClient, signal: AbortSignal): Promise<Camera[]> => (await readCameras(client, signal)).rows

const TONE_OF_STATUS = { [SENSOR_STATUS.alarm]: 'alarm', [SENSOR_STATUS.fault]: 'fault', [SENSOR_STATUS.normal]: 'normal', [SENSOR_STATUS.notEnabled]: 'notEnabled', [SENSOR_STATUS.offline]: 'offline' } as const

/** What the mark of a camera shows; `info` is a status that this version does not know. */
export type CameraTone = (typeof TONE_OF_STATUS)[keyof typeof TONE_OF_STATUS] | 'info'
export const toneOf = ({ status }: Camera): CameraTone => (status === null ? 'info' : TONE_OF_STATUS[status])

/** Whether a camera is expected to send pictures. One with an unknown status counts as not online. */
export const isOnline = (camera: Camera): boolean => ['alarm', 'fault', 'normal'].includes(toneOf(camera))

/** A building with its cameras. */
export interface WatchedBuilding {
  name: string
  cameras: Camera[]
}

/** The names of the groups that these cameras are in. */
export function groupNamesOf(all: readonly Camera[]): string[] {
  return [...new Set(all.flatMap(({ groupName }) => (groupName === null ? [] : [groupName])))].sort((a, b) => a.localeCompare(b))
}

/** The cameras of a group (of any, if it is empty) that contain the words, by building: those in alarm first, then those that are online. */
export function buildingsOf(all: readonly Camera[], { search, group }: { search: string; group: string }): WatchedBuilding[] {
  const words = search.trim().toLowerCase()
  const found = all.filter((camera) => (group === '' || camera.groupName === group) && [camera.name, camera.number, camera.buildingName, camera.position, camera.groupName].some((text) => text?.toLowerCase().includes(words)))
  const buildings = new Map<string, Camera[]>()
  for (const camera of [...found].sort((a, b) => rank(a) - rank(b))) {
    const name = camera.buildingName ?? '—'
    buildings.set(name, [...(buildings.get(name) ?? []), camera])
  }
  return [...buildings].map(([name, own]) => ({ name, cameras: own }))
}

const rank = (camera: Camera) => (camera.status === SENSOR_STATUS.alarm ? 0 : isOnline(camera) ? 1 : 2)
