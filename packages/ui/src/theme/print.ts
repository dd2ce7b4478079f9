import { RULES_CLASS } from '../root/root-class'
import { inMedium } from './in-medium'
import { PALETTES } from './palette'
import { colourValues, toneValues } from './token-values'

const { tone, ...colours } = PALETTES.light
/** On paper nothing scrolls: every part is as high as what it holds. */
const UNFOLDED = { position: 'static', overflow: 'visible', height: 'auto', maxHeight: 'none', minHeight: '0' } as const
/** What only works on a screen: controls, and what is said about them. */
const OFF_PAPER = [
  '.fs-off-paper', '.fs-button:not(.fs-printed *)', '.fs-tick', '.fs-table [data-sticky=end]', '.fs-notices', '.fs-scrim', '.fs-table-settings-place', '.fs-vp-buttons', '.fs-vp-stage', '.fs-vp-over',
  '.fs-pages > :not(.fs-pages-total)', '.fs-screen-actions .fs-choice', '.chart-reading', '.chart-tip',
  // only the dialog on top is printed
  '.fs-dialog-place:has(~ .fs-dialog-place)',
]

/**
 * On paper: the light palette in every theme, lists and dialogs in their whole length with their headers on each page, and nothing
 * that only works on a screen. The colours of states are printed; each has a shape and a text as well. `fs-on-paper` marks what is
 * printed only, `fs-off-paper` what is not, `fs-printed` buttons whose words say what is the case.
 */
export const print = {
  ...inMedium('screen', { '.fs-on-paper': { display: 'none !important' } }),
  ...inMedium('print', {
    // three times, to outweigh the tokens of a theme
    [`.${RULES_CLASS}.${RULES_CLASS}.${RULES_CLASS}`]: { ...colourValues({ ...colours, bg: { ...colours.bg, canvas: '#ffffff' } }), ...toneValues((name) => ({ ...tone[name] })), colorScheme: 'light', printColorAdjust: 'exact', height: 'auto' },
    [OFF_PAPER.join(', ')]: { display: 'none !important' },
    '.fs-table.fs-table, .fs-table .fs-table-frame, .fs-table .fs-table-scroll, .fs-dialog-place, .fs-screen, .fs-screen-body, .fs-panel, .fs-viewport': { ...UNFOLDED, display: 'block', animation: 'none', boxShadow: 'none' },
    '.fs-panel, .fs-panel[data-size]': { width: 'auto', borderInlineStartWidth: '0' },
    '.fs-table': {
      '& th, & [data-sticky]': { position: 'static' },
      // as narrow as its words allow: the browser makes the page smaller for a list that is still wider, and cuts nothing off
      '& table': { fontSize: 'sm', '--fs-room': '5em !important' },
      '& col': { width: 'auto !important' },
      '& th, & td': { paddingInline: '1', minWidth: '0 !important', overflow: 'visible', maxWidth: 'none' },
      '& th, & td:not([data-numeric])': { whiteSpace: 'normal', wordBreak: 'keep-all' },
      '& tr': { breakInside: 'avoid' },
    },
  }),
}
