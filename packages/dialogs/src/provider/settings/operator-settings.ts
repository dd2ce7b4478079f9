/** What one operator has set for the dialogs. */
export interface OperatorSettings {
  /** single keys judge in the exception list (WCAG 2.1.4: they can be switched off) */
  singleKeys: boolean
  /** columns of the exception list that are not shown */
  hiddenColumns: readonly string[]
}

/** Where the settings of an operator survive a reload; the host gives one per user. What `load` returns is checked. */
export interface SettingsStore {
  load(): unknown
  save(settings: OperatorSettings): void
}

/** Numbers that name nothing to an operator, and who handled what nobody has handled yet: shown on demand. */
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

/** A full or forbidden store costs the memory of a setting, not the setting. */
export function saveSettings(store: SettingsStore | undefined, settings: OperatorSettings): void {
  try {
    store?.save(settings)
  } catch {
    // it holds for as long as the page lives
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
