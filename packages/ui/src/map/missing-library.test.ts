import { expect, it } from 'vitest'
import { isMissingLibrary } from './missing-library'

it.each([
  `Cannot find module 'ol/Map'`,
  `Cannot find package 'ol' imported from /srv/node_modules/@smart-fire/ui/dist/create-engine.js`,
  `Could not resolve "ol/Map" imported by "@smart-fire/ui". Is it installed?`,
  `Failed to resolve module specifier "ol/Map". Relative references must start with either "/", "./", or "../".`,
  'The specifier “ol/Map” was a bare specifier, but was not remapped to anything.',
  `Module name, 'ol/Map' does not resolve to a valid URL.`,
])('a missing library is told from %s', (message) => {
  expect(isMissingLibrary(new Error(message))).toBe(true)
})

it.each(['Failed to fetch dynamically imported module: https://fire.example/assets/create-engine-1.js', `Cannot find module 'olive'`, `Cannot find module './ol/Map'`])('%s is no missing library', (message) => {
  expect(isMissingLibrary(new Error(message))).toBe(false)
  expect(isMissingLibrary(message)).toBe(false)
})
