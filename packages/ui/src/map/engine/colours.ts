import { ROOT_CLASS } from '../../root/rule-prefixer'
import type { Tone } from '../../theme/tone'

/** What a canvas paints with: the tokens' values at this moment. */
export interface MapColours {
  surface: string
  text: string
  line: string
  selected: string
  tone: (tone: Tone) => ToneColours
}

interface ToneColours {
  solid: string
  onSolid: string
}

/**
 * A canvas knows no custom properties, so they are read from where the map stands: all at once, because a computed style
 * is alive and says nothing any more when the map draws its last frame without a page around it.
 */
export function coloursOf(element: Element): MapColours {
  const style = getComputedStyle(element)
  const read = (name: string) => style.getPropertyValue(`--fsc-colors-${name}`).trim()
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
    tone: (tone) => tones[tone],
  }
}

/** Calls when the scheme around an element changes. */
export function onSchemeChange(element: Element, act: () => void): () => void {
  const root = element.closest(`.${ROOT_CLASS}`)
  if (!root) return () => {}
  const observer = new MutationObserver(act)
  observer.observe(root, { attributes: true, attributeFilter: ['data-theme'] })
  return () => observer.disconnect()
}
