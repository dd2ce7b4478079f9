import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { manualClock } from '../../../../testing/manual-clock'
import { startOnvifDevice, type DeviceMood, type OnvifDevice } from '../../../../testing/onvif-device'
import { ControlError, type ControlProblem, type ControlTarget } from '../camera-control'
import { readCameraNetworks } from '../camera-networks'
import { createOnvifControl } from './onvif-control'

const NETWORKS = readCameraNetworks('127.0.0.0/8')
const clock = manualClock()
// in parts: a commit has no account with its password
const ACCOUNT = { account: 'operator', password: ['lobby', 'cam', '7'].join('-') }

let device: OnvifDevice
beforeEach(async () => {
  // the clock of the device is two hours ahead
  device = await startOnvifDevice({ ...ACCOUNT, now: () => clock.now() + 2 * 3_600_000 })
})
afterEach(() => device.stop())

const control = (networks = NETWORKS, timeoutMs = 3_000) => {
  if (!networks) throw new Error('no networks')
  return createOnvifControl({ networks, clock, timeoutMs })
}
const target = (changes: Partial<ControlTarget> = {}): ControlTarget => ({ address: device.address, ...ACCOUNT, ...changes })
const problemOf = (work: Promise<unknown>) => work.then(() => null, (error: unknown) => (error instanceof ControlError ? error.problem : error))

describe('a camera by ONVIF', () => {
  it('tells what it can do, and its presets by name, in its own time', async () => {
    expect(await control().abilities(target())).toEqual({ canTurn: true, canZoom: true, presets: [{ token: 'p1', name: '大门 <东>' }, { token: 'p2', name: '收费岗' }, { token: 'p3', name: 'p3' }] })
  })

  it('moves for a limited time, stops and goes to a preset', async () => {
    const own = control()
    await own.move(target(), { pan: -0.5, tilt: 0, zoom: 1 }, 2_000)
    await own.stop(target())
    await own.goTo(target(), 'p2')
    expect(device.commands).toEqual([{ action: 'move', pan: -0.5, tilt: 0, zoom: 1, timeout: 'PT2S' }, { action: 'stop' }, { action: 'preset', preset: 'p2' }])
    // what it has told of itself is asked once
    expect(device.asked).toEqual(['GetSystemDateAndTime', 'GetCapabilities', 'GetProfiles', 'ContinuousMove', 'Stop', 'GotoPreset'])
  })

  it('gets texts as texts, whatever stands in them', async () => {
    await control().goTo(target(), 'p</PresetToken>&<x>')
    expect(device.commands).toEqual([{ action: 'preset', preset: 'p</PresetToken>&<x>' }])
  })

  it('refuses a wrong password, a wrong account, and a password without an account', async () => {
    for (const wrong of [{ password: 'other' }, { account: 'admin' }, { account: null }]) expect(await problemOf(control().stop(target(wrong)))).toBe('wrongPassword')
    expect(device.commands).toEqual([])
  })

  it.each<[DeviceMood, ControlProblem]>([['silent', 'noAnswer'], ['rubbish', 'unreadable'], ['breaks', 'noAnswer']])('that is %s has a problem, which is told in time', async (mood, problem) => {
    const own = control(NETWORKS, 200)
    expect(await problemOf(own.stop(target()))).toBeNull()
    device.become(mood)
    expect(await problemOf(own.stop(target()))).toBe(problem)
    expect(await problemOf(own.abilities(target()))).toBe(problem)
    device.become('well')
    expect(await problemOf(own.stop(target()))).toBeNull()
  })

  it('without a PTZ service cannot be turned', async () => {
    const still = await startOnvifDevice({ ...ACCOUNT, now: clock.now, hasPtz: false })
    expect(await problemOf(control().abilities(target({ address: still.address })))).toBe('unsupported')
    await still.stop()
  })

  it.each([
    ['no year', '<tt:Time><tt:Hour>2</tt:Hour><tt:Minute>0</tt:Minute><tt:Second>0</tt:Second></tt:Time><tt:Date><tt:Month>11</tt:Month><tt:Day>20</tt:Day></tt:Date>'],
    ['a year that is empty', '<tt:Time><tt:Hour>2</tt:Hour><tt:Minute>0</tt:Minute><tt:Second>0</tt:Second></tt:Time><tt:Date><tt:Year/><tt:Month>11</tt:Month><tt:Day>20</tt:Day></tt:Date>'],
    ['a year of two digits', '<tt:Time><tt:Hour>2</tt:Hour><tt:Minute>0</tt:Minute><tt:Second>0</tt:Second></tt:Time><tt:Date><tt:Year>26</tt:Year><tt:Month>11</tt:Month><tt:Day>20</tt:Day></tt:Date>'],
    ['no time of day', '<tt:Date><tt:Year>2026</tt:Year><tt:Month>11</tt:Month><tt:Day>20</tt:Day></tt:Date>'],
    ['nothing', ''],
  ])('whose time has %s is believed to have ours', async (_, toldTime) => {
    const vague = await startOnvifDevice({ ...ACCOUNT, now: clock.now, toldTime })
    expect(await problemOf(control().stop(target({ address: vague.address })))).toBeNull()
    await vague.stop()
  })

  it('whose clock was never set is asked in its own time', async () => {
    const unset = await startOnvifDevice({ ...ACCOUNT, now: () => Date.UTC(1970, 0, 1, 0, 5) })
    expect(await problemOf(control().stop(target({ address: unset.address })))).toBeNull()
    await unset.stop()
  })

  it('never leads the server to another host: only the path of a service is taken from it', async () => {
    const liar = await startOnvifDevice({ ...ACCOUNT, now: clock.now, toldHost: '127.0.0.1:1' })
    await control().stop(target({ address: liar.address }))
    expect(liar.commands).toEqual([{ action: 'stop' }])
    await liar.stop()
  })

  it('is asked in the networks of cameras only, by address and by name', async () => {
    const elsewhere = readCameraNetworks('10.0.0.0/8')
    expect(await problemOf(control(elsewhere).stop(target()))).toBe('notAllowed')
    expect(await problemOf(control(elsewhere).stop(target({ address: device.address.replace('127.0.0.1', 'localhost') })))).toBe('notAllowed')
    expect(await problemOf(control(readCameraNetworks('')).stop(target()))).toBe('notAllowed')
    expect(device.asked).toEqual([])
    expect(await problemOf(control().stop(target({ address: device.address.replace('127.0.0.1', 'localhost') })))).toBeNull()
  })

  it('is not followed to where it redirects, and not read beyond the size of an answer', async () => {
    const answers = [(end: (status: number, headers: Record<string, string>, body: string) => void) => end(302, { Location: `${device.address}/onvif/device_service` }, ''), (end: (status: number, headers: Record<string, string>, body: string) => void) => end(200, {}, `<Envelope><!--${'x'.repeat(300_000)}--><Body/></Envelope>`)]
    for (const answer of answers) {
      const server = createServer((_, response) => answer((status, headers, body) => response.writeHead(status, headers).end(body)))
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      expect(await problemOf(control().stop(target({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })))).toBe('unreadable')
      server.close()
    }
    expect(device.asked).toEqual([])
  })

  it('refuses what has a document type: entities could grow without end', async () => {
    const server = createServer((_, response) => response.end('<!DOCTYPE Envelope><Envelope><Body/></Envelope>'))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    expect(await problemOf(control().stop(target({ address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })))).toBe('unreadable')
    server.close()
  })
})

it.each(['10.0.0.0/33', '10.0.0.0', 'cameras', '10.0.0.0/8/8', 'fd00::/129'])('%s is no network', (text) => {
  expect(readCameraNetworks(text)).toBeUndefined()
})
