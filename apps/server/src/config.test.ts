import { expect, it } from 'vitest'
import { ConfigError, readConfig } from './config'

it('serves the demo city on 127.0.0.1:8080 when nothing is set', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 8080,
    databaseUrl: null,
    fixedCode: null,
    simulatorMinutes: 10,
    city: 'demo',
    trustProxy: false,
    plainHttp: false,
    allowedOrigins: [],
    mapTiles: null,
    socketsWithoutOrigin: false,
    keepDays: { readings: 90, records: 1095, audit: 730, signIns: 730 },
  })
  expect(readConfig({}).dataFolder).toMatch(/\.data$/)
})

it('takes a blank setting for one that is not set, as a container passes it on: it is reached from this machine only, and keeps its data on the disk', () => {
  const { host, dataFolder, trustProxy, allowedOrigins } = readConfig({ HOST: '', SMART_FIRE_DATA: '', SMART_FIRE_TRUST_PROXY: '', SMART_FIRE_ALLOWED_ORIGINS: '' })
  expect({ host, dataFolder, trustProxy, allowedOrigins }).toEqual({ host: '127.0.0.1', dataFolder: readConfig({}).dataFolder, trustProxy: false, allowedOrigins: [] })
})

it('fills a PostgreSQL only when the settings name a city, because the accounts of the demo city have a published password', () => {
  const DATABASE_URL = 'postgres://127.0.0.1/platform'
  expect(readConfig({ DATABASE_URL }).city).toBe('none')
  expect(readConfig({ DATABASE_URL, SMART_FIRE_CITY: 'demo' }).city).toBe('demo')
})

it('reads the settings that are given', () => {
  const env = {
    PORT: '0',
    SMART_FIRE_SIMULATOR: '0.5',
    SMART_FIRE_CITY: 'small',
    SMART_FIRE_SEED: '7',
    SMART_FIRE_ALLOWED_ORIGINS: 'https://a.example, https://b.example',
    SMART_FIRE_SOCKETS_WITHOUT_ORIGIN: '1',
  }
  expect(readConfig(env)).toMatchObject({
    port: 0,
    simulatorMinutes: 0.5,
    city: 'small',
    seed: 7,
    allowedOrigins: ['https://a.example', 'https://b.example'],
    socketsWithoutOrigin: true,
  })
  expect(readConfig({ SMART_FIRE_SIMULATOR: 'off' }).simulatorMinutes).toBeNull()
  expect(readConfig({ SMART_FIRE_KEEP_READINGS_DAYS: '7', SMART_FIRE_KEEP_RECORDS_DAYS: 'off' }).keepDays).toMatchObject({ readings: 7, records: null })
})

it('turns cameras in the networks that are named, and without any in none', () => {
  expect(readConfig({}).cameraNetworks.check('10.20.3.8', 'ipv4')).toBe(false)
  const { cameraNetworks } = readConfig({ SMART_FIRE_CAMERA_NETWORKS: '10.20.0.0/16, fd00::/8' })
  expect([cameraNetworks.check('10.20.3.8', 'ipv4'), cameraNetworks.check('10.21.3.8', 'ipv4'), cameraNetworks.check('fd00::8', 'ipv6')]).toEqual([true, false, true])
})

it.each([
  { SMART_FIRE_CAMERA_NETWORKS: '10.20.0.0' },
  { PORT: '80a' },
  { SMART_FIRE_KEEP_READINGS_DAYS: '1' },
  { SMART_FIRE_KEEP_AUDIT_DAYS: '30' },
  { SMART_FIRE_KEEP_RECORDS_DAYS: 'long' },
  { PORT: '70000' },
  { PORT: '-1' },
  { SMART_FIRE_SIMULATOR: '0' },
  { SMART_FIRE_SIMULATOR: 'on' },
  { SMART_FIRE_CITY: 'big' },
  { SMART_FIRE_SEED: '1.5' },
  { SMART_FIRE_TRUST_PROXY: 'true' },
  { SMART_FIRE_PLAIN_HTTP: 'yes' },
  { SMART_FIRE_SOCKETS_WITHOUT_ORIGIN: 'on' },
  { SMART_FIRE_PROVIDERS_OVER_HTTP: '2' },
  { SMART_FIRE_ALLOWED_ORIGINS: 'https://a.example,portal.example' },
  { SMART_FIRE_ALLOWED_ORIGINS: 'https://a.example/' },
  { SMART_FIRE_ALLOWED_ORIGINS: 'https://A.example' },
  { SMART_FIRE_ALLOWED_ORIGINS: 'https://a.example https://b.example' },
  { SMART_FIRE_ALLOWED_ORIGINS: '*' },
  { SMART_FIRE_PASSWORD_COST: '14' },
  { SMART_FIRE_PASSWORD_COST: '21' },
  { SMART_FIRE_PASSWORD_COST: '0', SMART_FIRE_FIXED_CODE: 'ABCD' },
])('refuses %j instead of guessing', (env) => {
  expect(() => readConfig(env)).toThrow(ConfigError)
})

it('stores passwords at a lower cost only for automated tests, whose picture code is fixed', () => {
  expect(readConfig({}).passwordCost).toBe(15)
  expect(readConfig({ SMART_FIRE_PASSWORD_COST: '17' }).passwordCost).toBe(17)
  expect(readConfig({ SMART_FIRE_PASSWORD_COST: '10', SMART_FIRE_FIXED_CODE: 'ABCD' }).passwordCost).toBe(10)
})

it('takes a tile service for the maps, of tiles by address or of a WMTS', () => {
  const xyz = { kind: 'xyz', url: 'https://tiles.example/{z}/{x}/{-y}.png', datum: 'wgs84', attribution: '© example' }
  const wmts = { kind: 'wmts', url: 'https://t0.example/vec_w/wmts?tk=secret', datum: 'wgs84', layer: 'vec', matrixSet: 'w' }
  for (const tiles of [xyz, wmts]) expect(readConfig({ SMART_FIRE_MAP_TILES: JSON.stringify(tiles) }).mapTiles).toEqual(tiles)
})

it.each([
  'https://tiles.example/{z}/{x}/{y}.png',
  '{"kind":"xyz","url":"javascript:alert(1)","datum":"wgs84"}',
  '{"kind":"xyz","url":"https://tiles.example/{z}/{x}/{y}.png"}',
  '{"kind":"wmts","url":"https://tiles.example","datum":"gcj02"}',
])('refuses a tile service that is none, without its address in the message: %s', (text) => {
  expect(() => readConfig({ SMART_FIRE_MAP_TILES: text })).toThrow(/^SMART_FIRE_MAP_TILES$/)
})
