import keptDays from '../photos/kept-days.json'

/** The stored photograph of a state story (`npm run photos -- --keep`). */
export interface Photo {
  /** relative to the documents of the workbench, which need not stand at the root of their host */
  address: string
  /** the day on which it was last found to show its story, `yyyy-MM-dd` */
  day: string
}

/** What all stored photographs have in common: the size in pixels, the theme and the language. */
export const PHOTO_LOOK = { width: 1280, height: 800, theme: 'light', locale: 'zh-CN' } as const

const FOLDER = `${PHOTO_LOOK.theme}-${PHOTO_LOOK.locale}-${PHOTO_LOOK.width}`

/** The stored photograph of the story with this id; null when there is none. */
export function photoOf(id: string, days: Record<string, string> = keptDays): Photo | null {
  const key = `${FOLDER}/${id}`
  const day = days[key]
  return day === undefined ? null : { address: `./photos/${key}.webp`, day }
}
