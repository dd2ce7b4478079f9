/** Settings of one operator for the dialogs. */
export interface OperatorSettings {
  /** single keys judge records in the exception list (WCAG 2.1.4: they can be switched off) */
  singleKeys: boolean
  /** hidden columns of the exception list */
  hiddenColumns: readonly string[]
}

/** Where the settings of an operator survive a reload. The host gives one per user. The result of `load` is validated. */
export interface SettingsStore {
  load(): unknown
  save(settings: OperatorSettings): void
}

/** Internal ids, and the handler of records that are still open: hidden unless the operator shows them. */
export const DEFAULT_SETTINGS: OperatorSettings = {
  singleKeys: true,
  hiddenColumns: ['id', 'buildingId', 'hydrantId', 'handledBy', 'handledAt'],
}

export function loadSettings(store: SettingsStore | undefined): OperatorSettings {
  const stored = readStore(store)
  if (typeof stored !== 'object' || stored === null) return DEFAULT_SETTINGS
  const { singleKeys, hiddenColumns } = stored as Partial<Record<keyof OperatorSettings, unknown>>
  return {
    singleKeys: typeof singleKeys === 'boolean' ? singleKeys : DEFAULT_SETTINGS.singleKeys,
    hiddenColumns: isTexts(hiddenColumns) ? hiddenColumns : DEFAULT_SETTINGS.hiddenColumns,
  }
}

/** A full or forbidden store loses the memory of a setting, not the setting itself. */
export function saveSettings(store: SettingsStore | undefined, settings: OperatorSettings): void {
  try {
    store?.save(settings)
  } catch {
    // it holds as long as the page lives
  }
}

function readStore(store: SettingsStore | undefined): unknown {
  try {
    return store?.load()
  } catch {
    return null
  }
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string')
}
