import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP } from 'node:net'

import { isCameraAddress, lookupWithin, NotAllowedAddress, type CameraNetworks } from '../camera-networks'
import { ControlError } from '../camera-control'
import { find, readXml, textOf, type XmlElement } from './xml-tree'

const MOST_BYTES = 256 * 1024

interface SoapCall {
  networks: CameraNetworks
  url: URL
  message: string
  timeoutMs: number
}

/** Posts a message and returns the `Body` of the answer. It follows no redirect, and the whole exchange ends within the time, also when a device sends byte after byte. */
export async function soapCall(call: SoapCall): Promise<XmlElement> {
  const { status, text } = await post(call)
  if (status === 401) throw new ControlError('wrongPassword')
  const body = bodyOf(text)
  const fault = find(body, 'Fault')
  if (fault) throw new ControlError(isRefusal(fault) ? 'wrongPassword' : 'unreadable', `the camera says: ${textOf(fault, 'Text').slice(0, 200)}`)
  if (status !== 200) throw new ControlError('unreadable', `status ${status}`)
  return body
}

function bodyOf(text: string): XmlElement {
  try {
    const body = find(readXml(text), 'Body')
    if (body) return body
  } catch {
    // below
  }
  throw new ControlError('unreadable', 'no SOAP answer')
}

/** `ter:NotAuthorized` by ONVIF, `FailedAuthentication` by WS-Security; some devices name it in the reason only. */
const isRefusal = (fault: XmlElement): boolean => /not ?authorized|FailedAuthentication|InvalidSecurity/i.test(textsOf(fault))

const textsOf = ({ text, children }: XmlElement): string => [text, ...children.map(textsOf)].join(' ')

async function post({ networks, url, message, timeoutMs }: SoapCall): Promise<{ status: number; text: string }> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  // a lookup is asked for names only
  if (isIP(host) !== 0 && !isCameraAddress(networks, host)) throw new ControlError('notAllowed')
  const end = new AbortController()
  const timer = setTimeout(() => end.abort(), timeoutMs)
  try {
    const response = await send(url, message, networks, end.signal)
    return { status: response.statusCode ?? 0, text: await shortText(response) }
  } catch (error) {
    if (error instanceof ControlError) throw error
    throw new ControlError(error instanceof NotAllowedAddress ? 'notAllowed' : 'noAnswer', end.signal.aborted ? `no answer in ${timeoutMs} ms` : codeOf(error))
  } finally {
    clearTimeout(timer)
  }
}

function send(url: URL, message: string, networks: CameraNetworks, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/soap+xml; charset=utf-8', 'Content-Length': Buffer.byteLength(message) }
    const request = url.protocol === 'https:' ? httpsRequest : httpRequest
    request(url, { method: 'POST', headers, lookup: lookupWithin(networks), signal, agent: false }, resolve).on('error', reject).end(message)
  })
}

async function shortText(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    bytes += part.length
    if (bytes > MOST_BYTES) throw new ControlError('unreadable', 'the answer is too long')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : 'failed')
