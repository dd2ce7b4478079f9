import { RULES_CLASS } from '../root/root-class'
import { inMedium } from './in-medium'
import { PALETTES } from './palette'
import { colourValues, toneValues } from './token-values'

const { tone, ...colours } = PALETTES.light
/** On paper nothing scrolls: every part is as high as what it holds. */
const UNFOLDED = { position: 'static', overflow: 'visible', height: 'auto', maxHeight: 'none', minHeight: '0' } as const

/**
 * On paper: the light palette in every theme, lists and dialogs in their whole length with their headers on each page, and nothing
 * that only works on a screen. The colours of states are printed; each has a shape and a text as well.
 */
export const print = inMedium('print', {
  // three times, to outweigh the tokens of a theme
  [`.${RULES_CLASS}.${RULES_CLASS}.${RULES_CLASS}`]: { ...colourValues({ ...colours, bg: { ...colours.bg, canvas: '#ffffff' } }), ...toneValues((name) => ({ ...tone[name] })), colorScheme: 'light', printColorAdjust: 'exact', height: 'auto' },
  '.fs-button, .fs-tick, .fs-table [data-sticky=end], .fs-notices, .fs-scrim, .fs-table-settings-place, .fs-vp-buttons': { display: 'none !important' },
  '.fs-table, .fs-table-frame, .fs-table-scroll, .fs-dialog-place, .fs-screen, .fs-screen-body, .fs-panel': { ...UNFOLDED, display: 'block', animation: 'none', boxShadow: 'none' },
  '.fs-table': {
    '& th, & [data-sticky]': { position: 'static' },
    '& table': { fontSize: 'sm' },
    '& td': { paddingInline: '1.5', overflow: 'visible', maxWidth: 'none' },
    '& td:not([data-numeric])': { whiteSpace: 'normal', wordBreak: 'keep-all' },
    '& tr': { breakInside: 'avoid' },
  },
})
