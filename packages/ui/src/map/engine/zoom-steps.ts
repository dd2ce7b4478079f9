import type View from 'ol/View.js'

/** Zooms a view by steps. A step that is under way counts as a whole: the next one begins where it leads, not at the picture in between. */
export function zoomSteps(view: View, duration: number): (steps: number) => void {
  let aim: { zoom: number } | null = null
  return (steps) => {
    const from = aim?.zoom ?? view.getZoom() ?? 0
    const next = { zoom: Math.min(view.getMaxZoom(), Math.max(view.getMinZoom(), from + steps)) }
    aim = next
    view.cancelAnimations()
    view.animate({ zoom: next.zoom, duration }, () => {
      if (aim === next) aim = null
    })
  }
}
