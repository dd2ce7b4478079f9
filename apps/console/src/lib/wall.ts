import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { screenKeyOfPath } from './screen-key'

/** The screen that may be shown on a wall. */
const WALL_SCREEN = 'gailan/overView'
export const WALL_PATH = `/${WALL_SCREEN}?wall`

/** True at the address of the wall display: `/gailan/overView?wall`. */
export function useWall(): boolean {
  const { pathname, search } = useLocation()
  return screenKeyOfPath(pathname) === WALL_SCREEN && new URLSearchParams(search).has('wall')
}

/** Widths of the window for which sizes are as designed; a wider wall shows everything larger. */
const DESIGN_WIDTH_PX = 1680
const LARGEST_ZOOM = 4

/** How much larger a wall of this width shows everything: 1920 px 1.14, 3840 px 2.29 times. */
export function wallZoom(widthPx: number): number {
  return Math.min(LARGEST_ZOOM, Math.max(1, Math.round((widthPx / DESIGN_WIDTH_PX) * 100) / 100))
}

/** Enlarges the whole page while the wall display is shown. The height of the page is then `--wall-height`. */
export function useWallZoom(isWall: boolean): void {
  useEffect(() => {
    if (!isWall) return
    const { style } = document.documentElement
    const fit = () => {
      const zoom = wallZoom(window.innerWidth)
      style.setProperty('zoom', String(zoom))
      // a wide desk is enlarged by less (page.css), and a wall not twice
      style.setProperty('--fsc-magnification', '1')
      style.setProperty('--wall-height', `${window.innerHeight / zoom}px`)
    }
    fit()
    window.addEventListener('resize', fit)
    return () => {
      window.removeEventListener('resize', fit)
      style.removeProperty('zoom')
      style.removeProperty('--fsc-magnification')
      style.removeProperty('--wall-height')
    }
  }, [isWall])
}
