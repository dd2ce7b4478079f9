import type { Meta, StoryObj } from '@storybook/react-vite'
import { http, HttpResponse } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { convertDatum, type GeoPoint } from './datum'
import type { MapTiles } from './map.types'
import { MapView } from './map-view'

const CENTRE = { lng: 121.4737, lat: 31.2304 } // GCJ-02
const ZOOM = 17
const TILE_PX = 256
const GROUND = [214, 228, 205] as const

/** A Mapbox vector tile that is all water, with one building in its middle. */
const WATER_TILE = 'GiJ4AgoFd2F0ZXIogCASFBIAGAMiDgl/fxqAQgAAgEL/QQAPGid4AgoIYnVpbGRpbmcogCASFhIAGAMiEAmQHJAcGqAGAACgBp8GAA8='

interface TileRequest { matrix: number; column: number; row: number; rest: string }
let requests: TileRequest[] = []

/** A tile service in the page: every tile shows its own coordinates. */
async function respond(tile: TileRequest) {
  requests.push(tile)
  const canvas = new OffscreenCanvas(TILE_PX, TILE_PX)
  const context = canvas.getContext('2d')
  if (!context) return new HttpResponse(null, { status: 500 })
  context.fillStyle = `rgb(${GROUND.join(',')})`
  context.fillRect(0, 0, TILE_PX, TILE_PX)
  context.strokeStyle = '#a9bf9d'
  context.strokeRect(0, 0, TILE_PX, TILE_PX)
  context.fillStyle = '#4d6242'
  context.font = '14px sans-serif'
  context.fillText(`${tile.matrix} / ${tile.column} / ${tile.row}`, 12, 24)
  return new HttpResponse(await canvas.convertToBlob(), { headers: { 'content-type': 'image/png', 'cache-control': 'no-store' } })
}

const number = (text: unknown) => Number.parseInt(String(text), 10)
const service = [
  http.get('/tiles/xyz/:z/:x/:y', ({ params }) => respond({ matrix: number(params.z), column: number(params.x), row: number(params.y), rest: '' })),
  http.get('/tiles/rest/:layer/:style/:set/:z/:row/:column', ({ params }) =>
    respond({ matrix: number(params.z), column: number(params.column), row: number(params.row), rest: [params.layer, params.style, params.set].join(' ') })),
  http.get('/tiles/vector/:z/:x/:y', () => new HttpResponse(Uint8Array.from(atob(WATER_TILE), (letter) => letter.charCodeAt(0)))),
  http.get('/tiles/wmts', ({ request }) => {
    const query = new Map([...new URL(request.url).searchParams].map(([name, value]) => [name.toLowerCase(), value]))
    const rest = ['service', 'request', 'layer', 'style', 'tilematrixset', 'format', 'tk'].map((name) => query.get(name)).join(' ')
    return respond({ matrix: number(query.get('tilematrix')), column: number(query.get('tilecol')), row: number(query.get('tilerow')), rest })
  }),
]

const meta = {
  title: 'UI 组件/Map 地图/Tiles 瓦片',
  id: 'ui-map-tiles',
  component: MapView,
  parameters: { msw: service },
  beforeEach: () => void (requests = []),
  args: {
    label: '室外消火栓', centre: CENTRE, zoom: ZOOM, height: 420,
    markers: [{ id: '1', tone: 'alarm', label: '1 号消火栓', status: '报警', position: CENTRE }],
  },
} satisfies Meta<typeof MapView>

export default meta
type Story = StoryObj<typeof meta>

/** The tile coordinates of a place. */
function tileOf({ lng, lat }: GeoPoint) {
  const count = 2 ** ZOOM
  return { column: Math.floor(((lng + 180) / 360) * count), row: Math.floor(((1 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / Math.PI) / 2) * count) }
}

/** The tiles around this place were requested and drawn, and not those of a place 500 m away. */
async function drawnAround(canvasElement: HTMLElement, place: GeoPoint) {
  const map = await within(canvasElement).findByRole('application', { name: '室外消火栓' })
  await waitFor(() => expect(groundShare(map)).toBeGreaterThan(0.5), { timeout: 8000 })
  const wanted = tileOf(place)
  await expect(new Set(requests.map(({ matrix }) => matrix))).toEqual(new Set([ZOOM]))
  await expect(requests.some(({ column, row }) => column === wanted.column && row === wanted.row)).toBe(true)
  for (const [of, size] of [['column', map.clientWidth], ['row', map.clientHeight]] as const) {
    const each = requests.map((tile) => tile[of])
    const reach = Math.ceil(size / 2 / TILE_PX)
    await expect(Math.min(...each)).toBeGreaterThanOrEqual(wanted[of] - reach)
    await expect(Math.max(...each)).toBeLessThanOrEqual(wanted[of] + reach)
  }
  await expect(within(canvasElement).queryByText(/仅显示经纬网格|底图加载失败/)).toBeNull()
}

// each datum has its own addresses, because browsers do not request a cached image again
const xyz = (datum: MapTiles['datum']): MapTiles => ({ kind: 'xyz', url: `/tiles/xyz/{z}/{x}/{y}?of=${datum}`, datum, attribution: '© 自建地图' })

export const Xyz: Story = {
  args: { tiles: xyz('gcj02') },
  async play({ canvasElement }) {
    await drawnAround(canvasElement, CENTRE)
    await expect(within(canvasElement).getByText('© 自建地图')).toBeVisible()
  },
}

/** Tiles in WGS-84 with positions in GCJ-02: the map shows the correct place. */
export const XyzInAnotherDatum: Story = {
  args: { tiles: xyz('wgs84') },
  async play({ canvasElement }) {
    const real = convertDatum(CENTRE, 'gcj02', 'wgs84')
    await expect(tileOf(real)).not.toEqual(tileOf(CENTRE))
    await drawnAround(canvasElement, real)
  },
}

export const WmtsByQuery: Story = {
  args: { tiles: { kind: 'wmts', url: '/tiles/wmts?tk=key', layer: 'vec', matrixSet: 'w', format: 'tiles', datum: 'gcj02' } },
  async play({ canvasElement }) {
    await drawnAround(canvasElement, CENTRE)
    await expect(new Set(requests.map(({ rest }) => rest))).toEqual(new Set(['WMTS GetTile vec default w tiles key']))
  },
}

export const WmtsByPath: Story = {
  args: { tiles: { kind: 'wmts', url: '/tiles/rest/{Layer}/{Style}/{TileMatrixSet}/{TileMatrix}/{TileRow}/{TileCol}', layer: 'base', matrixSet: 'webmercator', style: 'grey', datum: 'gcj02' } },
  async play({ canvasElement }) {
    await drawnAround(canvasElement, CENTRE)
    await expect(new Set(requests.map(({ rest }) => rest))).toEqual(new Set(['base grey webmercator']))
  },
}

/** Streets are drawn in the colours of the theme, so that a dark screen has a dark map. */
export const Vector: Story = {
  args: { tiles: { kind: 'vector', url: '/tiles/vector/{z}/{x}/{y}', datum: 'gcj02', maxZoom: 16 } },
  async play({ canvasElement }) {
    const map = await within(canvasElement).findByRole('application', { name: '室外消火栓' })
    const water = /^#(..)(..)(..)$/.exec(getComputedStyle(map).getPropertyValue('--fsc-colors-map-water').trim())?.slice(1).map((hex) => Number.parseInt(hex, 16)) ?? []
    await expect(water).toHaveLength(3)
    await waitFor(() => expect(groundShare(map, water)).toBeGreaterThan(0.5), { timeout: 8000 })
    await expect(within(canvasElement).queryByText(/仅显示经纬网格|底图加载失败/)).toBeNull()
  },
}

/** The share of the map that has the colour of the tiles. */
function groundShare(map: HTMLElement, colour: readonly number[] = GROUND): number {
  const shares = [...map.querySelectorAll('canvas')].map((canvas) => {
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? new Uint8ClampedArray()
    let ground = 0
    for (let at = 0; at < pixels.length; at += 4) if (colour.every((channel, offset) => pixels[at + offset] === channel)) ground += 1
    return ground / Math.max(1, pixels.length / 4)
  })
  return Math.max(0, ...shares)
}
