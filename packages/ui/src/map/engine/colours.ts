import { ROOT_CLASS } from '../../root/root-class'
import type { Tone } from '../../theme/tone'

/** Stands for a token without a value: our rules may be blocked, and a canvas throws for an empty colour. */
const NO_COLOUR = '#777777'

/** The current values of the tokens that a canvas is painted with. */
export interface MapColours {
  surface: string
  text: string
  line: string
  selected: string
  ground: GroundColours
  tone: (tone: Tone) => ToneColours
}

/** The colours of a background of streets. */
export type GroundColours = Record<'land' | 'block' | 'park' | 'water' | 'road' | 'building' | 'outline' | 'text' | 'waterText' | 'halo', string>

interface ToneColours {
  solid: string
  onSolid: string
}

/**
 * Reads the colours from the element of the map, because a canvas cannot resolve custom properties. All values are copied at
 * once: a computed style is live and empty when the map draws its last frame after the element was removed.
 */
export function coloursOf(element: Element): MapColours {
  const style = getComputedStyle(element)
  const read = (name: string) => style.getPropertyValue(`--fsc-colors-${name}`).trim() || NO_COLOUR
  const toneColours = (name: string) => ({ solid: read(`tone-${name}-solid`), onSolid: read(`tone-${name}-on-solid`) })
  const tones: Record<Tone, ToneColours> = {
    alarm: toneColours('alarm'),
    fault: toneColours('fault'),
    offline: toneColours('offline'),
    notEnabled: toneColours('not-enabled'),
    normal: toneColours('normal'),
    info: toneColours('info'),
  }
  return {
    surface: read('bg-surface'),
    text: read('fg-default'),
    line: read('border-strong'),
    selected: read('accent-fg'),
    ground: {
      land: read('map-land'), block: read('map-block'), park: read('map-park'), water: read('map-water'), road: read('map-road'),
      building: read('map-building'), outline: read('map-outline'), text: read('map-text'), waterText: read('map-water-text'), halo: read('map-land'),
    },
    tone: (tone) => tones[tone],
  }
}

/** Calls `act` when the colour scheme around an element changes. Returns a function that ends this. */
export function onSchemeChange(element: Element, act: () => void): () => void {
  const root = element.closest(`.${ROOT_CLASS}`)
  if (!root) return () => {}
  const observer = new MutationObserver(act)
  observer.observe(root, { attributes: true, attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
