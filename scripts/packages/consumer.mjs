import fs from 'node:fs'
import path from 'node:path'
import { ROOT } from '../lib/root.mjs'
import { run, runNode } from '../lib/run.mjs'

/** The module resolutions of TypeScript that an embedder may use. */
const RESOLUTIONS = [
  { name: 'bundler', options: { module: 'esnext', moduleResolution: 'bundler', noEmit: true } },
  { name: 'node16', options: { module: 'node16', moduleResolution: 'node16', outDir: 'out' } },
]

/** The output of the program when the calls of the packed client return domain data. */
const EXPECTED = '7 pending, forbidden 没有权限 name, secret'

/** A program like those of the README, on every entry without an optional peer. It is written to a file of the test project. */
const PROGRAM = `
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApiClient, isApiError, type ApiErrorKind } from '@smart-fire/api-client'
import { administration } from '@smart-fire/api-client/administration'
import { contractPromises } from '@smart-fire/api-client/contract'
import { estate } from '@smart-fire/api-client/estate'
import { firmInput, firms } from '@smart-fire/api-client/firms'
import { records } from '@smart-fire/api-client/records'
import { createSignInClient, type SignInClient } from '@smart-fire/api-client/sign-in'
import { statistics } from '@smart-fire/api-client/statistics'
import { tenants } from '@smart-fire/api-client/tenants'
import { decodePassword, encodePassword } from '@smart-fire/api-client/wire'

export const signIn: SignInClient = createSignInClient({ getToken: () => null })
// declarations of these exports must not need types that the client does not export
const outside = createApiClient({ getToken: () => null }, [statistics, estate, administration])
export const { markerInfo, onFloor, detail } = outside.sensors
export const { devices, sensors } = outside.hydrants
export const { list, update, importRows } = outside.with(firms)
export const history = outside.with(records)
export const { users, allMenus } = outside.administration
export const { actAs, channels } = outside.with(tenants)
export const { buildings, inventory } = outside.estate
export const everything = async () => ({
  ...(await outside.sensors.markerInfo({ id: '1', channelId: '1' })),
  ...(await outside.session.user()),
  ...(await outside.estate.buildings.get('1')),
  ...(await outside.with(tenants).get('1')),
  ...(await outside.statistics.handledRatio({ kind: 'general', period: 'today' })),
  firm: { ...(await outside.with(firms).get('1')) },
})

const server = createServer((request, response) => {
  const counts = request.url?.endsWith('getNothandlerCount') ?? false
  response.writeHead(counts ? 200 : 403, { 'content-type': 'application/json' })
  response.end(JSON.stringify(counts ? { status: 200, data: 7 } : { status: 40301, message: '没有权限' }))
}).listen(0, '127.0.0.1', async () => {
  const baseUrl = 'http://127.0.0.1:' + (server.address() as AddressInfo).port
  const client = createApiClient({ baseUrl, getToken: () => 'token' }, [statistics, estate, administration])
  const count: number = await client.abnormalRecords.countUnhandled()
  let refusal = ''
  try {
    await client.statistics.byMonth({ kind: 'general', months: 6 })
  } catch (error) {
    if (!isApiError(error)) throw error
    const kind: ApiErrorKind = error.kind
    refusal = kind + ' ' + error.serverMessage
  }
  // @ts-expect-error the client has no such call: its types are not \`any\`
  client.abnormalRecords.nothing
  await client.with(firms).add({ name: '' }).catch((error) => (refusal += ' ' + error.invalidFields))
  if (client.with(records) !== client.with(records) || firmInput.type !== 'object') throw new Error('no group')
  if (contractPromises.length === 0) throw new Error('no promises')
  console.log(count + ' pending, ' + refusal + ', ' + decodePassword(encodePassword('secret')))
  server.close()
})
`

/** Uses the packed client in a TypeScript project: compiles the program and the README examples under each resolution, then runs the program. */
export async function consumerProblems(tarball, folder) {
  await layOut(tarball, folder)
  const examples = writeExamples(path.join(ROOT, 'packages/api-client/README.md'), folder)
  if (examples.length === 0) return ['The README of the client shows no example']
  const problems = []
  for (const { name, options } of RESOLUTIONS) {
    const config = path.join(folder, `tsconfig.${name}.json`)
    fs.writeFileSync(config, JSON.stringify({ compilerOptions: { ...COMPILER, ...options }, files: ['main.ts', ...examples] }))
    const { code, output } = await runNode(path.join(ROOT, 'node_modules/typescript/bin/tsc'), ['-p', config], { cwd: folder, capture: true })
    if (code !== 0) problems.push(`The packed client does not compile under moduleResolution ${name}:\n${output}`)
  }
  if (problems.length > 0) return problems
  const { code, output } = await runNode(path.join(folder, 'out/main.js'), [], { cwd: folder, capture: true })
  return code === 0 && output.trim() === EXPECTED ? [] : [`The packed client does not run in Node:\n${output}`]
}

/** Writes every ts block of a README to a file; returns the file names. */
function writeExamples(readme, folder) {
  const blocks = [...fs.readFileSync(readme, 'utf8').matchAll(/^```ts\n([\s\S]*?)^```/gm)]
  return blocks.map(([, code], at) => {
    const name = `readme-${at + 1}.ts`
    fs.writeFileSync(path.join(folder, name), code)
    return name
  })
}

const COMPILER = { target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'], types: ['node'], strict: true, declaration: true, exactOptionalPropertyTypes: true, noUncheckedIndexedAccess: true, skipLibCheck: false }

/** Unpacks the tarball like npm and links its dependencies and Node's types from this repository. */
async function layOut(tarball, folder) {
  const own = path.join(folder, 'node_modules/@smart-fire/api-client')
  fs.mkdirSync(own, { recursive: true })
  await run('tar', ['-xzf', tarball, '--strip-components=1', '-C', own], { capture: true })
  const { dependencies } = JSON.parse(fs.readFileSync(path.join(own, 'package.json'), 'utf8'))
  fs.mkdirSync(path.join(folder, 'node_modules/@types'))
  for (const name of [...Object.keys(dependencies), 'msw', '@types/node']) {
    fs.symlinkSync(path.join(ROOT, 'node_modules', name), path.join(folder, 'node_modules', name), 'junction')
  }
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'stranger', private: true, type: 'module' }))
  fs.writeFileSync(path.join(folder, 'main.ts'), PROGRAM)
}
