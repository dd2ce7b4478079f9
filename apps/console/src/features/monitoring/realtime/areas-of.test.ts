import { SENSOR_STATUS, type ApiClient } from '@smart-fire/api-client'
import { expect, it } from 'vitest'
import { areasOf } from '../../../screens/places/areas-of'
import { realtimeCalls } from './realtime.calls'

const building = (code: string) => ({ code, name: `建筑${code}`, status: SENSOR_STATUS.normal, isBuilding: true, children: [] })
const region = (code: string, name: string, ...children: Parameters<typeof areasOf>[0]) => ({ code, name, status: null, isBuilding: false, children: [...children] })

it('names a region with those that contain it, and finds the regions of a building', () => {
  const { regions, codesOf } = areasOf([region('330000', '浙江省', region('330100', '杭州市', building('12')), region('330200', '宁波市', building('13')))])
  expect(regions).toEqual([
    { code: '330000', path: ['浙江省'] },
    { code: '330100', path: ['浙江省', '杭州市'] },
    { code: '330200', path: ['浙江省', '宁波市'] },
  ])
  expect(codesOf.get('12')).toEqual(['330000', '330100'])
  expect(codesOf.get('13')).toEqual(['330000', '330200'])
})

it('finds the regions of a building whose status could not be read: it is no region itself, and a filter for its region does not hide it', () => {
  const { regions, codesOf } = areasOf([region('330000', '浙江省', { ...building('12'), status: null })])
  expect(regions).toEqual([{ code: '330000', path: ['浙江省'] }])
  expect(codesOf.get('12')).toEqual(['330000'])
})

it('has no region for a building at the root, whose region is unknown', () => {
  expect(areasOf([building('7')])).toEqual({ regions: [], codesOf: new Map([['7', []]]) })
})

it('requests the hydrants once for the places and their areas', async () => {
  let requests = 0
  const hydrants = async () => {
    requests += 1
    return { rows: [{ id: '1', name: '一号', area: '云东区', address: null, coordinates: null }, { id: '2', name: '二号', area: null, address: null, coordinates: null }], total: 2, dropped: 0 }
  }
  // only the call of the hydrants is used
  const client = { with: () => ({ hydrants }) } as unknown as ApiClient
  const { loadPlaces, loadAreas } = realtimeCalls(client, 'hydrant', '5')
  const { signal } = new AbortController()
  const [{ places }, { regions, codesOf }] = await Promise.all([loadPlaces(undefined, signal), loadAreas(undefined, signal)])
  expect(requests).toBe(1)
  expect(places.map(({ id, address }) => [id, address])).toEqual([['1', '云东区'], ['2', null]])
  expect(regions).toEqual([{ code: '云东区', path: ['云东区'] }])
  expect([...codesOf]).toEqual([['1', ['云东区']], ['2', []]])
})
