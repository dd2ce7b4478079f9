export interface GalleryEntry {
  id: string
  name: string
}

export interface GalleryGroup {
  title: string
  entries: GalleryEntry[]
}

interface StoryIndex {
  entries: Record<string, { type: string; id: string; name: string; title: string; exportName?: string }>
}

/** The state stories of the workbench by their titles, in the order of the sidebar. */
export function galleryGroups({ entries }: StoryIndex): GalleryGroup[] {
  const groups = new Map<string, GalleryEntry[]>()
  for (const { type, id, name, title, exportName } of Object.values(entries)) {
    if (type !== 'story' || !/\bstates$/i.test(title) || exportName === 'Playground') continue
    groups.set(title, [...(groups.get(title) ?? []), { id, name }])
  }
  return [...groups].map(([title, entries]) => ({ title, entries }))
}

/** How every thumbnail is shown. */
export interface GalleryLook {
  theme: 'light' | 'dark'
  locale: 'zh-CN' | 'en'
  size: Size
}

/** Sizes of a screen, and half of the smallest: 200 % zoom. */
export const SIZES = {
  '1280 × 800': { width: 1280, height: 800 }, '1920 × 1080': { width: 1920, height: 1080 }, '2560 × 1440': { width: 2560, height: 1440 }, '640 × 400': { width: 640, height: 400 },
} as const
export type Size = keyof typeof SIZES

export const globalsOf = ({ theme, locale }: GalleryLook): string => `theme:${theme};locale:${locale}`
