import type { Locale } from './preferences'

/** The catalogue of a feature in the chosen language. */
export function pickMessages<Messages>(locale: Locale, catalogue: { zhCN: Messages; en: Messages }): Messages {
  return locale === 'en' ? catalogue.en : catalogue.zhCN
}
