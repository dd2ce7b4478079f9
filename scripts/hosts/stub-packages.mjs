import fs from 'node:fs'
import path from 'node:path'

const PACKAGES = ['api-client', 'ui', 'dialogs']

/** What hosts import of us, doing nothing. */
const CODE = `
const nothing = () => null
export const createApiClient = () => ({})
export const SmartFireProvider = ({ children }) => children
export { nothing as AlarmFeed, nothing as defineElements, nothing as ExceptionListDialog }
`
// `any`: a host must compile against them whatever it does with ours
const TYPES = 'export declare const createApiClient: any, SmartFireProvider: any, AlarmFeed: any, defineElements: any, ExceptionListDialog: any\n'

/** Puts packages without content in the place of ours, so that the same host can be built and looked at without us. */
export function stubPackages(folder) {
  for (const name of PACKAGES) {
    const place = path.join(folder, 'node_modules/@smart-fire', name)
    if (!fs.existsSync(place)) continue
    fs.rmSync(place, { recursive: true })
    fs.mkdirSync(place)
    const entry = { types: './stub.d.ts', default: './stub.js' }
    fs.writeFileSync(path.join(place, 'package.json'), JSON.stringify({ name: `@smart-fire/${name}`, version: '0.0.0', type: 'module', exports: { '.': entry, './*': entry } }))
    stubFolder(place, 'stub')
  }
}

/** The same in the place of the elements of a host without a build. */
export function stubFolder(place, name = 'index') {
  fs.mkdirSync(place, { recursive: true })
  fs.writeFileSync(path.join(place, `${name}.js`), CODE)
  fs.writeFileSync(path.join(place, `${name}.d.ts`), TYPES)
}
