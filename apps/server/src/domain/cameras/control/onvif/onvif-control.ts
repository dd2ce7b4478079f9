import type { Clock } from '../../../../clock'
import { ControlError, type CameraControl, type ControlTarget, type Preset, type Velocity } from '../camera-control'
import type { CameraNetworks } from '../camera-networks'
import { soapCall } from './soap-call'
import { escapeXml, soapMessage } from './soap-message'
import { childrenOf, find, textOf, type XmlElement } from './xml-tree'

const DEVICE = 'http://www.onvif.org/ver10/device/wsdl'
const MEDIA = 'http://www.onvif.org/ver10/media/wsdl'
const PTZ = 'http://www.onvif.org/ver20/ptz/wsdl'
const SCHEMA = 'http://www.onvif.org/ver10/schema'
const DEVICE_PATH = '/onvif/device_service'
const TIMEOUT_MS = 4_000
/** what a device has told of itself is asked again after this */
const KNOWN_MS = 10 * 60_000
const MOST_KNOWN = 1_000

/** What a device has told: how far its clock is from ours, where its PTZ service is, and which profile turns. */
interface Device {
  readAt: number
  aheadMs: number
  ptz: URL
  profile: string
  canTurn: boolean
  canZoom: boolean
}

interface OnvifOptions {
  networks: CameraNetworks
  clock: Clock
  timeoutMs?: number
}

/** Cameras by ONVIF (Profile S): its PTZ service over SOAP, with a digest of the password. */
export function createOnvifControl({ networks, clock, timeoutMs = TIMEOUT_MS }: OnvifOptions): CameraControl {
  const known = new Map<string, Device>()

  /** null as `aheadMs`: without account, as the time has to be asked */
  const ask = (target: ControlTarget, url: URL, body: string, aheadMs: number | null) => {
    const { account, password } = target
    const caller = account === null || aheadMs === null ? null : { account, password: password ?? '', now: clock.now() + aheadMs }
    return soapCall({ networks, url, message: soapMessage(body, caller), timeoutMs })
  }

  async function deviceOf(target: ControlTarget): Promise<Device> {
    const key = JSON.stringify(target)
    const kept = known.get(key)
    if (kept && clock.steady() - kept.readAt < KNOWN_MS) return kept
    const device = await readDevice(target)
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(key, device)
    return device
  }

  async function readDevice(target: ControlTarget): Promise<Device> {
    const own = new URL(target.address)
    if (own.pathname === '/') own.pathname = DEVICE_PATH
    const aheadMs = await timeOf(target, own)
    const capabilities = await ask(target, own, `<GetCapabilities xmlns="${DEVICE}"><Category>All</Category></GetCapabilities>`, aheadMs)
    const ptz = serviceOf(own, find(capabilities, 'PTZ'))
    const media = serviceOf(own, find(capabilities, 'Media'))
    if (!ptz || !media) throw new ControlError('unsupported')
    const profiles = await ask(target, media, `<GetProfiles xmlns="${MEDIA}"/>`, aheadMs)
    const turning = childrenOf(find(profiles, 'GetProfilesResponse'), 'Profiles').find((profile) => find(profile, 'PTZConfiguration'))
    const profile = turning?.attributes['token']
    if (!turning || profile === undefined) throw new ControlError('unsupported')
    // a device names a default space for each movement that it can make
    const canTurn = find(turning, 'DefaultContinuousPanTiltVelocitySpace') !== undefined
    const canZoom = find(turning, 'DefaultContinuousZoomVelocitySpace') !== undefined
    return { readAt: clock.steady(), aheadMs, ptz, profile, canTurn, canZoom }
  }

  /** How far the clock of the device is ahead of ours; 0 where it tells no time without a password. */
  async function timeOf(target: ControlTarget, own: URL): Promise<number> {
    try {
      return (utcOf(await ask(target, own, `<GetSystemDateAndTime xmlns="${DEVICE}"/>`, null)) ?? clock.now()) - clock.now()
    } catch (error) {
      if (error instanceof ControlError && error.problem === 'wrongPassword') return 0
      throw error
    }
  }

  async function command(target: ControlTarget, body: (device: Device) => string, answer: string): Promise<XmlElement> {
    const device = await deviceOf(target)
    try {
      const answered = find(await ask(target, device.ptz, body(device), device.aheadMs), answer)
      if (!answered) throw new ControlError('unreadable', `no ${answer}`)
      return answered
    } catch (error) {
      // it may have been replaced, or its clock set: the next command asks again
      known.delete(JSON.stringify(target))
      throw error
    }
  }

  return {
    async abilities(target) {
      const answered = await command(target, ({ profile }) => `<GetPresets xmlns="${PTZ}">${tokenOf(profile)}</GetPresets>`, 'GetPresetsResponse')
      const { canTurn, canZoom } = await deviceOf(target)
      return { canTurn, canZoom, presets: presetsOf(answered) }
    },
    async move(target, velocity, forMs) {
      await command(target, (device) => `<ContinuousMove xmlns="${PTZ}">${tokenOf(device.profile)}<Velocity>${vectorsOf(device, velocity)}</Velocity><Timeout>PT${forMs / 1000}S</Timeout></ContinuousMove>`, 'ContinuousMoveResponse')
    },
    async stop(target) {
      await command(target, ({ profile }) => `<Stop xmlns="${PTZ}">${tokenOf(profile)}<PanTilt>true</PanTilt><Zoom>true</Zoom></Stop>`, 'StopResponse')
    },
    async goTo(target, preset) {
      await command(target, ({ profile }) => `<GotoPreset xmlns="${PTZ}">${tokenOf(profile)}<PresetToken>${escapeXml(preset)}</PresetToken></GotoPreset>`, 'GotoPresetResponse')
    },
  }
}

const tokenOf = (profile: string) => `<ProfileToken>${escapeXml(profile)}</ProfileToken>`

function vectorsOf({ canTurn, canZoom }: Device, { pan, tilt, zoom }: Velocity): string {
  const turn = canTurn ? `<PanTilt xmlns="${SCHEMA}" x="${pan}" y="${tilt}"/>` : ''
  return canZoom ? `${turn}<Zoom xmlns="${SCHEMA}" x="${zoom}"/>` : turn
}

/** Where a service is: the path that the device names, at the host and port of the camera. What a device says never leads the server elsewhere. */
function serviceOf(own: URL, service: XmlElement | undefined): URL | null {
  const address = textOf(service, 'XAddr')
  if (!URL.canParse(address)) return null
  const { pathname, search } = new URL(address)
  const url = new URL(own)
  url.pathname = pathname
  url.search = search
  return url
}

/** The time that a device tells; null when it leaves out or garbles a part of it: without its year it would be one of 1900, and the right password would be refused. */
function utcOf(body: XmlElement): number | null {
  const utc = find(body, 'UTCDateTime')
  const parts = ['Year', 'Month', 'Day', 'Hour', 'Minute', 'Second'].map((name) => textOf(utc, name).trim())
  if (parts.some((part) => !/^\d+$/.test(part))) return null
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = parts.map(Number)
  const at = Date.UTC(year, month - 1, day, hour, minute, second)
  return year >= FIRST_YEAR && Number.isFinite(at) ? at : null
}

/** of clocks that were never set */
const FIRST_YEAR = 1970

const MOST_PRESETS = 300

/** A camera numbers presets that have no name; those that were never stored come without a token. */
function presetsOf(answered: XmlElement): Preset[] {
  return childrenOf(answered, 'Preset').flatMap((preset) => {
    const { token } = preset.attributes
    return token === undefined || token === '' ? [] : [{ token, name: (childrenOf(preset, 'Name')[0]?.text.trim() || token).slice(0, 100) }]
  }).slice(0, MOST_PRESETS)
}
