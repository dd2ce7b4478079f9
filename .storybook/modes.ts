interface Mode {
  theme: 'light' | 'dark'
  locale: 'zh-CN' | 'en'
  viewport: { width: number; height: number }
  /** a contrast theme of the system replaces our colours */
  forcedColors?: 'active'
}

// a full-screen dialog does not give the page a height, so each mode sets one
const SCREENS = [{ width: 1280, height: 800 }, { width: 1920, height: 1080 }]

const USUAL = (['light', 'dark'] as const).flatMap((theme) =>
  (['zh-CN', 'en'] as const).flatMap((locale) =>
    SCREENS.map((viewport) => [`${theme}-${locale}-${viewport.width}`, { theme, locale, viewport }] as const),
  ),
)

/**
 * Chromatic photographs each story in light and dark, Chinese and English, at the narrowest and the most common screen size; and in a
 * contrast theme, at half of the narrowest size, which is 200 % zoom, and on a wide screen, where everything is drawn larger.
 */
export const MODES: Record<string, Mode> = {
  ...Object.fromEntries(USUAL),
  forced: { theme: 'dark', locale: 'zh-CN', viewport: { width: 1280, height: 800 }, forcedColors: 'active' },
  half: { theme: 'light', locale: 'zh-CN', viewport: { width: 640, height: 400 } },
  wide: { theme: 'light', locale: 'zh-CN', viewport: { width: 2560, height: 1440 } },
}
