interface Mode {
  theme: 'light' | 'dark'
  locale: 'zh-CN' | 'en'
  viewport: number
}

/** Light and dark, Chinese and English, the narrowest and the commonest desk screen: Chromatic photographs each. */
export const MODES: Record<string, Mode> = Object.fromEntries(
  (['light', 'dark'] as const).flatMap((theme) =>
    (['zh-CN', 'en'] as const).flatMap((locale) =>
      ([1280, 1920] as const).map((viewport) => [`${theme}-${locale}-${viewport}`, { theme, locale, viewport }] as const),
    ),
  ),
)
