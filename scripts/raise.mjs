// npm run raise -- fire|fault|restore: sends one event to the ingestion path of gateways.
import { describeResponse, readGatewayKey, readRequest } from './lib/raise-request.mjs'

try {
  const { url, body } = readRequest(process.argv.slice(2), process.env)
  console.log(describeResponse(await post(url, body, await readGatewayKey(process.env, body.tenantId))))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

async function post(url, body, key) {
  const headers = { 'Content-Type': 'application/json', 'X-Gateway-Key': key }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => {
    throw new Error(`No server responds at ${new URL(url).origin}. Is npm start running?`)
  })
  const envelope = await response.json().catch(() => ({}))
  if (!response.ok || envelope.status !== 200) throw new Error(envelope.message ?? `HTTP ${response.status}`)
  return envelope.data
}
