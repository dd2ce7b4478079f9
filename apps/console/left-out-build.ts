import type { Plugin } from 'vite'

interface LeftOut {
  /** where it is, in the folder of the installed packages */
  file: string
  without: (code: string) => string
}

/** A component of React Router that the bundler keeps although nothing uses it, with all that it calls: nothing says that making it has no other effect. */
const MADE = /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm
const NAMED = /^\w+\.displayName = .*;$/gm

/** Code of libraries that the console can never run, but that the bundler cannot tell from the rest. */
export const LEFT_OUT: readonly LeftOut[] = [
  // we send and receive text, by the adapter for XMLHttpRequest (`axios-fetch.ts`); the other one and the forms come with it
  { file: 'axios/lib/adapters/fetch.js', without: () => 'export const getFetch = () => null\nexport default null' },
  { file: 'axios/lib/helpers/toFormData.js', without: () => 'export const DEFAULT_FORM_DATA_MAX_DEPTH = 100\nexport default null' },
  { file: 'axios/lib/helpers/formDataToJSON.js', without: () => 'export default null' },
  { file: 'axios/lib/helpers/toURLEncodedForm.js', without: () => 'export default null' },
  { file: 'axios/lib/helpers/HttpStatusCode.js', without: () => 'export default null' },
  // our system has a reset of its own and `preflight: false` (`create-smart-fire-system.ts`)
  { file: '@chakra-ui/react/dist/esm/styled-system/preflight.js', without: () => 'export const createPreflight = () => ({})' },
  { file: 'react-router/dist/development/chunk-', without: (code) => code.replace(MADE, '$1/* @__PURE__ */ $2').replace(NAMED, '') },
]

/** Builds the console without the code of `LEFT_OUT`. When a library no longer has one of these files, the build fails: the list has to be checked against the new version. */
export function leftOut(): Plugin {
  const met = new Set<LeftOut>()
  return {
    name: 'left-out',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const entry = LEFT_OUT.find(({ file }) => id.replaceAll('\\', '/').includes(`/node_modules/${file}`))
      if (!entry) return undefined
      met.add(entry)
      return { code: entry.without(code), map: null }
    },
    buildEnd(error) {
      const gone = LEFT_OUT.filter((entry) => !met.has(entry))
      if (!error && gone.length > 0) this.error(`Is no longer a part of the console, see left-out-build.ts: ${gone.map(({ file }) => file).join(', ')}`)
    },
  }
}
