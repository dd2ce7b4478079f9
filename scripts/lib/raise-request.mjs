import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from './root.mjs'
import { serverOrigin } from './server-origin.mjs'

const EVENTS = ['fire', 'fault', 'restore']
export const USAGE = `npm run raise -- ${EVENTS.join('|')} [--building NAME] [--kind general|hydrant|fireHost] [--device NUMBER] [--tenant ID] [--port PORT]`

/** Parses the command line; throws an Error that names the wrong argument, with the usage. */
export function readRequest(args, env) {
  const { values, positionals } = parseCommandLine(args)
  const [event, ...others] = positionals
  if (event === undefined) throw wrong(`There is no event. Events: ${EVENTS.join(', ')}.`)
  if (!EVENTS.includes(event)) throw wrong(`There is no event ${event}. Events: ${EVENTS.join(', ')}.`)
  if (others.length > 0) throw wrong(`One event at a time is raised, not also ${others.join(' ')}.`)
  const port = Number(values.port ?? (env.PORT || 8080))
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw wrong(`${values.port ?? env.PORT} is not a port.`)
  const wanted = { building: values.building, kind: values.kind, deviceNumber: values.device, tenantId: values.tenant }
  const given = Object.fromEntries(Object.entries(wanted).filter(([, value]) => value !== undefined))
  return { url: `${serverOrigin(env, port)}/api/ingest/events`, body: { event, ...given } }
}

function parseCommandLine(args) {
  const text = { type: 'string' }
  try {
    return parseArgs({ args, allowPositionals: true, options: { building: text, kind: text, device: text, tenant: text, port: text } })
  } catch (error) {
    throw wrong(error.message)
  }
}

const wrong = (sentence) => new Error(`${sentence}\n${USAGE}`)

/** The gateway key of a tenant of the demo city, the main one by default: from the environment, else from the server's data folder. */
export async function readGatewayKey(env, tenantId) {
  if (env.SMART_FIRE_GATEWAY_KEY && tenantId === undefined) return env.SMART_FIRE_GATEWAY_KEY
  const file = join(env.SMART_FIRE_DATA || join(ROOT, '.data'), 'gateway-keys.json')
  const keys = await readFile(file, 'utf8').then(JSON.parse).catch(() => {
    throw new Error(`No gateway key: ${file} cannot be read. Start the server once with this data folder and a demo city.`)
  })
  const key = keys[tenantId ?? Object.keys(keys)[0]]
  if (key === undefined) throw new Error(`${file} has no key of tenant ${tenantId}. It has: ${Object.keys(keys).join(', ')}`)
  return key
}

/** The result of the server as a line of text. */
export function describeResponse({ event, kind, device, records, pushes, at }) {
  const place = [device.building, device.floor === null ? null : `${device.floor}F`].filter(Boolean).join(' ')
  const ids = records.map((record) => `${record.kind} ${record.id}`).join(', ')
  return [
    `${event} at ${new Date(at).toISOString()}`,
    `  building  ${place || '-'}`,
    `  device    ${device.name} (${kind})`,
    `  record    ${ids || '-'}`,
    `  pushes    ${pushes}`,
  ].join('\n')
}
