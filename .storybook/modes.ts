interface Mode {
  theme: 'light' | 'dark'
  locale: 'zh-CN' | 'en'
  viewport: { width: number; height: number }
}

// with a height: a full-screen dialog has no content of its own that could give the picture one
const SCREENS = [{ width: 1280, height: 800 }, { width: 1920, height: 1080 }]

/** Light and dark, Chinese and English, the narrowest and the commonest desk screen: Chromatic photographs each. */
export const MODES: Record<string, Mode> = Object.fromEntries(
  (['light', 'dark'] as const).flatMap((theme) =>
    (['zh-CN', 'en'] as const).flatMap((locale) =>
      SCREENS.map((viewport) => [`${theme}-${locale}-${viewport.width}`, { theme, locale, viewport }] as const),
    ),
  ),
)
