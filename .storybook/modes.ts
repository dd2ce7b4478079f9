interface Mode {
  theme: 'light' | 'dark'
  locale: 'zh-CN' | 'en'
  viewport: { width: number; height: number }
}

// a full-screen dialog does not give the page a height, so each mode sets one
const SCREENS = [{ width: 1280, height: 800 }, { width: 1920, height: 1080 }]

/** Chromatic photographs each story in light and dark, Chinese and English, at the narrowest and the most common screen size. */
export const MODES: Record<string, Mode> = Object.fromEntries(
  (['light', 'dark'] as const).flatMap((theme) =>
    (['zh-CN', 'en'] as const).flatMap((locale) =>
      SCREENS.map((viewport) => [`${theme}-${locale}-${viewport.width}`, { theme, locale, viewport }] as const),
    ),
  ),
)
