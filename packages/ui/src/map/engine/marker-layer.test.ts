import type Cluster from 'ol/source/Cluster.js'
import { get as projection } from 'ol/proj.js'
import { expect, it } from 'vitest'
import type { MapMarker } from '../map.types'
import type { MapColours } from './colours'
import { captionOf, clusterTextOf, markerLayer, markersOf } from './marker-layer'

const colours = {} as MapColours
const EVERYWHERE = [-1_000, -1_000, 1_000, 1_000]

/** So many places a metre apart. */
const places = (count: number): MapMarker[] => Array.from({ length: count }, (_, at) => ({ id: String(at), tone: 'normal', label: `${at} 号`, status: '正常', position: { lng: at, lat: 0 } }))

const ids = (markers: readonly MapMarker[]) => markers.map(({ id }) => id).sort()

/** What is drawn at 100 m for each pixel: the ids of each disc. */
function drawn(markers: readonly MapMarker[], selectedId: string | null): string[][] {
  const made = markerLayer(({ position: { lng, lat } }) => [lng, lat])
  made.show(markers, selectedId, colours)
  return made.layers.flatMap((layer) => {
    const source = layer.getSource()
    const metres = projection('EPSG:3857')
    if (source && 'getDistance' in source && metres) (source as Cluster).loadFeatures(EVERYWHERE, 100, metres)
    return source?.getFeatures().map((feature) => ids(markersOf(feature))) ?? []
  })
}

it('many places that are close together are one disc', () => {
  expect(drawn(places(61), null)).toEqual([ids(places(61))])
})

it('the selected place stands out of its cluster, above all others', () => {
  expect(drawn(places(62), '7')).toEqual([ids(places(62)).filter((id) => id !== '7'), ['7']])
})

it('few places each have a disc, the selected one the last, so that nothing lies on it', () => {
  expect(drawn(places(3), '1')).toEqual([['0'], ['2'], ['1']])
})

it('the selected place is drawn again as well when the pointer comes to it: its name stands before its caption then', () => {
  const made = markerLayer(({ position: { lng, lat } }) => [lng, lat])
  made.show(places(3), '1', colours)
  const revisions = () => made.layers.map((layer) => layer.getRevision())
  const before = revisions()
  made.point('1')
  expect(revisions().every((revision, at) => revision > (before[at] ?? Infinity))).toBe(true)
})

const none = { selected: false, pointed: false }
const place = (more: Partial<MapMarker> = {}): MapMarker => ({ id: '1', tone: 'normal', label: '万诚广场', position: { lng: 0, lat: 0 }, ...more })

it('a fire has its name; another place has it when it is selected or under the pointer', () => {
  expect(captionOf(place({ tone: 'alarm' }), none)).toBe('万诚广场')
  expect(captionOf(place({ tone: 'fault' }), none)).toBe('')
  expect(captionOf(place(), { ...none, selected: true })).toBe('万诚广场')
  expect(captionOf(place(), { ...none, pointed: true })).toBe('万诚广场')
})

it('a caption stands for the name, which comes before it under the pointer', () => {
  expect(captionOf(place({ caption: '1 条火警' }), none)).toBe('1 条火警')
  expect(captionOf(place({ caption: '1 条火警' }), { ...none, pointed: true })).toBe('万诚广场 · 1 条火警')
  expect(captionOf(place({ caption: '万诚广场 正常' }), { ...none, pointed: true })).toBe('万诚广场 正常')
})

it('a cluster names its first fire and counts the others: its number alone does not tell that, and on a wall it cannot be opened', () => {
  const fire = (label: string, caption?: string) => place({ tone: 'alarm', label, caption })
  expect(clusterTextOf([...places(9), fire('万诚广场', '1 条火警')])).toBe('万诚广场')
  expect(clusterTextOf([fire('滨江医院'), ...places(2), fire('云岭中学'), fire('东港集团')])).toBe('滨江医院 +2')
  expect(clusterTextOf([...places(9), place({ tone: 'fault', caption: '3 条待处理' })])).toBe('')
})
