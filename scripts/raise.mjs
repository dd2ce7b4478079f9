// npm run raise -- fire|fault|restore: one event on demand, by the path that a gateway uses.
import { describeAnswer, readGatewayKey, readRequest } from './lib/raise-request.mjs'

try {
  const { url, body } = readRequest(process.argv.slice(2), process.env)
  console.log(describeAnswer(await post(url, body, await readGatewayKey(process.env))))
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

async function post(url, body, key) {
  const headers = { 'Content-Type': 'application/json', 'X-Gateway-Key': key }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }).catch(() => {
    throw new Error(`No server answers at ${new URL(url).origin}. Is npm start running?`)
  })
  const envelope = await answer.json().catch(() => ({}))
  if (!answer.ok || envelope.status !== 200) throw new Error(envelope.message ?? `HTTP ${answer.status}`)
  return envelope.data
}
