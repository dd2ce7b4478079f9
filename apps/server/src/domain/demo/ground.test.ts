import MVT from 'ol/format/MVT.js'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { DISTRICTS } from '../../seed/catalogue/district'
import { startTestServer, type TestServer } from '../../testing/test-server'

let real: TestServer
let demo: TestServer
beforeAll(async () => {
  real = await startTestServer()
  demo = await startTestServer({ isDemo: true })
})
afterAll(() => Promise.all([real.stop(), demo.stop()]))

/** The address of the tile around a place. */
function tileAt([lng, lat]: readonly [number, number], zoom: number): string {
  const count = 2 ** zoom
  const row = ((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * count
  return `/files/ground/${zoom}/${Math.floor(((lng + 180) / 360) * count)}/${Math.floor(row)}`
}

async function featuresOf(path: string): Promise<{ layer: unknown; name: unknown }[]> {
  const response = await demo.request(path)
  expect(response.headers.get('content-type')).toBe('application/vnd.mapbox-vector-tile')
  const features = new MVT({ layerName: 'layer' }).readFeatures(await response.arrayBuffer())
  return features.map((feature) => ({ layer: feature.get('layer') as unknown, name: feature.get('name') as unknown }))
}

it.each(Object.values(DISTRICTS))('the middle of $name has blocks, buildings, streets and the names of two roads', async ({ center, roads }) => {
  const features = await featuresOf(tileAt(center, 14))
  expect(new Set(features.map(({ layer }) => layer))).toEqual(expect.objectContaining(new Set(['land', 'road', 'building', 'place'])))
  expect(roads.filter((road) => features.some(({ name }) => name === road)).length).toBeGreaterThanOrEqual(2)
})

it('a small scale has roads and water, without the outlines of buildings', async () => {
  const layers = new Set((await featuresOf(tileAt(DISTRICTS['339902'].center, 11))).map(({ layer }) => layer))
  expect(layers).toContain('water')
  expect(layers).toContain('road')
  expect(layers).not.toContain('building')
})

it('a tile outside of the city is empty, not an error', async () => {
  const response = await demo.request('/files/ground/14/0/0')
  expect([response.status, (await response.arrayBuffer()).byteLength]).toEqual([200, 0])
})

it.each(['/files/ground/17/0/0', '/files/ground/3/8/0', '/files/ground/3/-1/0', '/files/ground/a/0/0', '/files/ground/3/1e1/0'])('there is no tile %s', async (path) => {
  expect((await demo.request(path)).status).toBe(404)
})

it('only a demonstration has the streets of its city', async () => {
  expect((await real.request(tileAt(DISTRICTS['339901'].center, 14))).status).toBe(404)
})
