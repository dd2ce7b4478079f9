import { RULES_CLASS } from '../root/root-class'
import { inMedium } from './in-medium'
import { PALETTES } from './palette'
import { colourValues, toneValues } from './token-values'

/** What ARIA calls pressed, selected or current, and the chosen one of a choice. */
const CHOSEN = ':is([aria-pressed=true], [aria-selected=true], [aria-current]:not([aria-current=false]), .fs-choice-item:has(:checked))'

const { bg, fg, border, accent, tone } = PALETTES.light
const all = (names: object, value: string) => Object.fromEntries(Object.keys(names).map((name) => [name, value]))

/**
 * With colours of the user's own (contrast themes of Windows) the browser replaces those of boxes and text. Our tokens follow, so that
 * SVG, canvas and maps, which the browser leaves alone, fit to it; and what is chosen gets the colours of a selection, because a pale
 * background is gone. Marks keep their colours: those of the light palette stand out from black as well as from white.
 */
export const forcedColours = inMedium('(forced-colors: active)', {
  // three times, to outweigh the tokens of a theme
  [`.${RULES_CLASS}.${RULES_CLASS}.${RULES_CLASS}`]: {
    ...colourValues({
      bg: { ...all(bg, 'Canvas'), selected: 'Highlight' }, fg: all(fg, 'CanvasText'), border: all(border, 'CanvasText'),
      accent: { ...all(accent, 'LinkText'), onSolid: 'Canvas' }, focus: { ring: 'Highlight' },
    }),
    ...toneValues((name) => ({ solid: tone[name].solid, onSolid: tone[name].onSolid, fg: 'CanvasText', subtle: 'transparent', border: 'CanvasText' })),
  },
  // a plate of the browser's behind its text would have the colour of the text
  '.fs-button[data-variant=solid]': { forcedColorAdjust: 'none' },
  // important, because components give what is chosen a colour of its own
  [`*${CHOSEN}`]: {
    forcedColorAdjust: 'none', backgroundColor: 'Highlight !important', color: 'HighlightText !important',
    '& *:not(svg, svg *)': { color: 'HighlightText !important' },
  },
})
