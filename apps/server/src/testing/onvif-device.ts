import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

import { passwordDigest } from '../domain/cameras/control/onvif/soap-message'
import { find, readXml, textOf, type XmlElement } from '../domain/cameras/control/onvif/xml-tree'

/** How a device behaves: as it should, without any answer, with rubbish, or with a connection that breaks within the answer. */
export type DeviceMood = 'well' | 'silent' | 'rubbish' | 'breaks'

/** A command that a device has carried out. */
export interface DeviceCommand {
  action: string
  pan?: number
  tilt?: number
  zoom?: number
  timeout?: string
  preset?: string
}

/** A camera on a port of this machine that speaks ONVIF over HTTP and checks the digest of every request. */
export interface OnvifDevice {
  address: string
  /** moves, stops and presets, in the order of their arrival */
  commands: DeviceCommand[]
  /** actions of every request, refused ones included */
  asked: string[]
  isMoving: () => boolean
  become: (mood: DeviceMood) => void
  stop: () => Promise<void>
}

interface DeviceOptions {
  account?: string
  password?: string
  /** the time of the device */
  now?: () => number
  /** what it tells as its time, where that is not its time */
  toldTime?: string
  /** without it the device has no PTZ service */
  hasPtz?: boolean
  /** what its answers say of where its services are; by default its own address */
  toldHost?: string
}

/** A device refuses a request whose time is further away than this from its own. */
const TOLERANCE_MS = 5_000
const ENVELOPE = 'http://www.w3.org/2003/05/soap-envelope'
const PRESETS = [['p1', '大门 <东>'], ['p2', '收费岗'], ['p3', '']] as const

export async function startOnvifDevice({ account = 'operator', password = 'lobby-cam-7', now = Date.now, hasPtz = true, toldHost, toldTime }: DeviceOptions = {}): Promise<OnvifDevice> {
  const commands: DeviceCommand[] = []
  const asked: string[] = []
  const nonces = new Set<string>()
  const sockets = new Set<Socket>()
  let mood: DeviceMood = 'well'
  const listener = createServer((request, response) => void handle(request, response))
  listener.on('connection', (socket) => sockets.add(socket))
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  const host = `127.0.0.1:${(listener.address() as AddressInfo).port}`

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const message = readXml(await textOfRequest(request))
    const [body] = find(message, 'Body')?.children ?? []
    const action = body?.name ?? ''
    asked.push(action)
    if (mood === 'silent') return
    if (mood === 'rubbish') return response.end('<html><p>router login')
    if (mood === 'breaks') {
      response.writeHead(200, { 'Content-Length': 5_000 }).write('<s:Envelope')
      return setTimeout(() => request.socket.destroy(), 5)
    }
    if (action !== 'GetSystemDateAndTime' && !isOwner(message)) return answer(response, 400, '<s:Fault><s:Code><s:Value>s:Sender</s:Value><s:Subcode><s:Value xmlns:ter="http://www.onvif.org/ver10/error">ter:NotAuthorized</s:Value></s:Subcode></s:Code><s:Reason><s:Text xml:lang="en">Sender not authorized</s:Text></s:Reason></s:Fault>')
    answer(response, 200, body ? answerTo(body) : '')
  }

  function isOwner(message: XmlElement): boolean {
    const token = find(message, 'UsernameToken')
    const [nonce, created] = [textOf(token, 'Nonce'), textOf(token, 'Created')]
    if (nonces.has(nonce) || !(Math.abs(Date.parse(created) - now()) <= TOLERANCE_MS)) return false
    nonces.add(nonce)
    return textOf(token, 'Username') === account && textOf(token, 'Password') === passwordDigest(Buffer.from(nonce, 'base64'), created, password)
  }

  function answerTo(body: XmlElement): string {
    const service = (name: string, path: string) => `<tt:${name}><tt:XAddr>http://${toldHost ?? host}${path}</tt:XAddr></tt:${name}>`
    switch (body.name) {
      case 'GetSystemDateAndTime': return `<d:GetSystemDateAndTimeResponse><d:SystemDateAndTime><tt:UTCDateTime>${toldTime ?? timeXml(now())}</tt:UTCDateTime></d:SystemDateAndTime></d:GetSystemDateAndTimeResponse>`
      case 'GetCapabilities': return `<d:GetCapabilitiesResponse><d:Capabilities>${service('Media', '/onvif/media')}${hasPtz ? service('PTZ', '/onvif/ptz') : ''}</d:Capabilities></d:GetCapabilitiesResponse>`
      case 'GetProfiles': return '<m:GetProfilesResponse><m:Profiles token="still"/><m:Profiles token="main &amp; ptz"><tt:PTZConfiguration token="c"><tt:DefaultContinuousPanTiltVelocitySpace>a</tt:DefaultContinuousPanTiltVelocitySpace><tt:DefaultContinuousZoomVelocitySpace>b</tt:DefaultContinuousZoomVelocitySpace></tt:PTZConfiguration></m:Profiles></m:GetProfilesResponse>'
      case 'GetPresets': return `<p:GetPresetsResponse>${PRESETS.map(([token, name]) => `<p:Preset token="${token}"><tt:Name>${name.replace('<', '&lt;')}</tt:Name></p:Preset>`).join('')}</p:GetPresetsResponse>`
      case 'ContinuousMove': {
        const [turn, zoom] = [find(body, 'PanTilt')?.attributes, find(body, 'Zoom')?.attributes]
        commands.push({ action: 'move', pan: Number(turn?.['x']), tilt: Number(turn?.['y']), zoom: Number(zoom?.['x']), timeout: textOf(body, 'Timeout') })
        return '<p:ContinuousMoveResponse/>'
      }
      case 'Stop':
        commands.push({ action: 'stop' })
        return '<p:StopResponse/>'
      case 'GotoPreset':
        commands.push({ action: 'preset', preset: textOf(body, 'PresetToken') })
        return '<p:GotoPresetResponse/>'
      default: return ''
    }
  }

  return {
    address: `http://${host}`,
    commands,
    asked,
    isMoving: () => commands.at(-1)?.action === 'move',
    become: (next) => void (mood = next),
    async stop() {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => listener.close(resolve))
    },
  }
}

function answer(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'Content-Type': 'application/soap+xml; charset=utf-8' })
  response.end(`<?xml version="1.0"?><s:Envelope xmlns:s="${ENVELOPE}" xmlns:tt="http://www.onvif.org/ver10/schema" xmlns:d="http://www.onvif.org/ver10/device/wsdl" xmlns:m="http://www.onvif.org/ver10/media/wsdl" xmlns:p="http://www.onvif.org/ver20/ptz/wsdl"><s:Body>${body}</s:Body></s:Envelope>`)
}

async function textOfRequest(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

function timeXml(now: number): string {
  const at = new Date(now)
  return `<tt:Time><tt:Hour>${at.getUTCHours()}</tt:Hour><tt:Minute>${at.getUTCMinutes()}</tt:Minute><tt:Second>${at.getUTCSeconds()}</tt:Second></tt:Time><tt:Date><tt:Year>${at.getUTCFullYear()}</tt:Year><tt:Month>${at.getUTCMonth() + 1}</tt:Month><tt:Day>${at.getUTCDate()}</tt:Day></tt:Date>`
}
