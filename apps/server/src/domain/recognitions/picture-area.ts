import type { PictureArea } from '../../db/schema'

/** `left,top,width,height` in per cent; null for another text, and for an area that is empty or leaves the picture. */
export function areaOf(text: string): PictureArea | null {
  if (!/^\d{1,3}(\s*,\s*\d{1,3}){3}$/.test(text)) return null
  const [x = 0, y = 0, width = 0, height = 0] = text.split(',').map(Number)
  return width > 0 && height > 0 && x + width <= 100 && y + height <= 100 ? { x, y, width, height } : null
}

export const textOfArea = ({ x, y, width, height }: PictureArea): string => [x, y, width, height].join(',')
