import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { describeResponse, readGatewayKey, readRequest, USAGE } from './raise-request.mjs'

describe('the command line of raise', () => {
  it('addresses the local server by default', () => {
    expect(readRequest(['fire'], {})).toEqual({ url: 'http://127.0.0.1:8080/api/ingest/events', body: { event: 'fire' } })
  })

  it('accepts building, kind, device and port', () => {
    const args = ['restore', '--building', '星河', '--kind', 'general', '--device', 'a1', '--port', '23456']
    expect(readRequest(args, { PORT: '1' })).toEqual({
      url: 'http://127.0.0.1:23456/api/ingest/events',
      body: { event: 'restore', building: '星河', kind: 'general', deviceNumber: 'a1' },
    })
  })

  it.each([
    [[], 'There is no event.'],
    [['flood'], 'There is no event flood.'],
    [['fire', 'fault'], 'not also fault'],
    [['fire', '--port', 'x'], 'x is not a port'],
    [['fire', '--colour', 'red'], "'--colour'"],
    [['fire', '--building'], '--building'],
  ])('says what is wrong with %j, and shows the usage', (args, sentence) => {
    const read = () => readRequest(args, {})
    expect(read).toThrow(sentence)
    expect(read).toThrow(USAGE)
  })

  it('says that the port of the environment is wrong', () => {
    expect(() => readRequest(['fire'], { PORT: 'x' })).toThrow('x is not a port')
  })
})

describe('the gateway key', () => {
  it('is the one of the tenant in the data folder; the main tenant may have it in the environment', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'raise-'))
    await writeFile(join(folder, 'gateway-keys.json'), '{ "main": "from-file", "other": "of-other" }')
    expect(await readGatewayKey({ SMART_FIRE_DATA: folder })).toBe('from-file')
    expect(await readGatewayKey({ SMART_FIRE_DATA: folder, SMART_FIRE_GATEWAY_KEY: 'given' })).toBe('given')
    expect(await readGatewayKey({ SMART_FIRE_DATA: folder, SMART_FIRE_GATEWAY_KEY: 'given' }, 'other')).toBe('of-other')
    await expect(readGatewayKey({ SMART_FIRE_DATA: folder }, 'nobody')).rejects.toThrow('main, other')
    await rm(folder, { recursive: true })
    await expect(readGatewayKey({ SMART_FIRE_DATA: folder })).rejects.toThrow('gateway-keys.json')
  })
})

it('prints building, device and record', () => {
  const device = { name: 'a1', building: '星河大厦', floor: 3 }
  const text = describeResponse({ event: 'fire', kind: 'general', device, records: [{ kind: 'general', id: 7 }], pushes: 1, at: 0 })
  expect(text).toContain('星河大厦 3F')
  expect(text).toContain('a1 (general)')
  expect(text).toContain('general 7')
})
