import { expect, it } from 'vitest'
import { DEFAULT_SETTINGS, loadSettings, saveSettings, type OperatorSettings, type SettingsStore } from './operator-settings'

const aStore = (kept: unknown): SettingsStore => ({ load: () => kept, save: () => undefined })

it('remembers that an operator has switched off the single-key shortcuts', () => {
  let kept: OperatorSettings | undefined
  const store: SettingsStore = { load: () => kept, save: (settings) => void (kept = settings) }
  saveSettings(store, { ...DEFAULT_SETTINGS, singleKeys: false })
  expect(loadSettings(store).singleKeys).toBe(false)
})

it.each([[null], ['broken'], [{ singleKeys: 'no', hiddenColumns: [1] }], [[]]])('treats %j as nothing stored', (kept) => {
  expect(loadSettings(aStore(kept))).toEqual(DEFAULT_SETTINGS)
})

it('works without a store and with one that throws', () => {
  const full = { load: () => { throw new Error('forbidden') }, save: () => { throw new Error('full') } }
  expect(loadSettings(full)).toEqual(DEFAULT_SETTINGS)
  expect(() => saveSettings(full, DEFAULT_SETTINGS)).not.toThrow()
  expect(loadSettings(undefined)).toEqual(DEFAULT_SETTINGS)
})
