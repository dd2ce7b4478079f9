import type { GlobalStyleObject } from '@chakra-ui/react'
import { RULES_CLASS } from '../root/root-class'

// three times: it must outweigh the rule for all descendants, which matches a nested root too
const ROOT = `.${RULES_CLASS}.${RULES_CLASS}.${RULES_CLASS}`
/** Properties that the CSS types do not know. */
const VENDOR = { WebkitFontSmoothing: 'auto', WebkitTapHighlightColor: 'initial' }
const ICON_SIZES_PX = [10, 12, 13, 14, 15, 16, 18, 20, 22, 24, 26, 28, 30, 32, 36, 40, 48, 56, 64]

/**
 * Resets the properties that element rules of a host may have set, to the browser's value (`revert`) or to ours.
 * SVG elements are excluded: `revert` would remove their attributes width, fill and d.
 * `initial` for transition and animation means no motion, as `none` does; after `none` Chromium takes four times as long for each later
 * change of an element's style (ADR 79).
 */
export const reset: GlobalStyleObject = {
  [ROOT]: {
    '--fsc-z-base': '0',
    boxSizing: 'border-box',
    minHeight: '0',
    margin: '0',
    padding: '0',
    border: '0',
    float: 'none',
    columns: 'auto',
    background: 'none',
    transition: 'initial',
    color: 'fg.default',
    fontFamily: 'body',
    fontSize: 'md',
    fontWeight: 'normal',
    fontStyle: 'normal',
    lineHeight: 'body',
    letterSpacing: 'normal',
    wordSpacing: 'normal',
    textTransform: 'none',
    textIndent: '0',
    textAlign: 'start',
    textShadow: 'none',
    whiteSpace: 'normal',
    wordBreak: 'normal',
    overflowWrap: 'normal',
    hyphens: 'manual',
    direction: 'ltr',
    visibility: 'visible',
    pointerEvents: 'auto',
    userSelect: 'auto',
    cursor: 'auto',
    caretColor: 'auto',
    accentColor: 'auto',
    captionSide: 'top',
    listStyle: 'none',
    textRendering: 'optimizeLegibility',
    tabSize: '8',
    textSizeAdjust: 'auto',
    ...VENDOR,
    colorScheme: 'light',
    // digits of equal width, so that they line up
    fontVariantNumeric: 'tabular-nums',
  },
  // it holds overlays only: a box without content would still be an item of a grid of the host
  [`${ROOT}:empty`]: { display: 'none' },
  [`${ROOT}[data-fill]`]: { height: '100%', backgroundColor: 'bg.canvas' },
  [`${ROOT}[data-theme=dark], ${ROOT}[data-theme=screen]`]: { colorScheme: 'dark' },
  '*, *::before, *::after': {
    boxSizing: 'border-box', borderWidth: '0', borderStyle: 'solid', borderColor: 'border.default', userSelect: 'auto', wordBreak: 'inherit',
    // an animation must end, because something may wait for its end; a transition of 1 ms would be one of every property
    _motionReduce: { animationDuration: '1ms !important', animationIterationCount: '1 !important', transitionDuration: '0s !important' },
  },
  // Bullets or icons that a host adds to its own elements. What we draw ourselves says how it is displayed. With `content: none` instead, Chromium would
  // compute the styles of both for every element, which is as much work again as for the elements themselves (ADR 79).
  '*::before, *::after': { display: 'none', color: 'inherit' },
  '*:where(:not(svg, svg *, canvas, img, video))': {
    display: 'revert', position: 'revert', inset: 'auto', zIndex: 'auto', order: '0', flex: 'initial', alignSelf: 'auto', float: 'none', clear: 'none', columns: 'auto', width: 'revert', height: 'revert', minWidth: 'revert', minHeight: 'revert',
    maxWidth: 'none', maxHeight: 'none', overflow: 'revert', margin: '0', padding: '0',
    font: 'inherit', color: 'inherit', letterSpacing: 'inherit', wordSpacing: 'inherit', textTransform: 'inherit', textIndent: 'inherit',
    textAlign: 'inherit', textShadow: 'inherit', textDecoration: 'none', whiteSpace: 'inherit', verticalAlign: 'revert',
    textOverflow: 'clip', captionSide: 'inherit',
    background: 'none', boxShadow: 'none', borderRadius: '0', outline: 'none', opacity: '1', transform: 'none', filter: 'none',
    transition: 'initial', animation: 'initial', listStyle: 'inherit', cursor: 'inherit', fontVariantNumeric: 'inherit', textRendering: 'inherit', tabSize: 'inherit', appearance: 'none',
  },
  svg: {
    display: 'block', flexShrink: '0', margin: '0', padding: '0', maxWidth: 'none', overflow: 'hidden', verticalAlign: 'middle',
    transition: 'initial', animation: 'initial', '&:not([fill])': { fill: 'revert' }, '&[fill=none]': { fill: 'none' },
  },
  'svg, svg *': { letterSpacing: 'inherit', fontVariantNumeric: 'inherit', textRendering: 'inherit', tabSize: 'inherit' },
  // a host's `path { fill: red }` outweighs the attributes of an SVG element
  'svg *': { transition: 'initial' },
  'svg *:where(:not([stroke-width]))': { strokeWidth: 'inherit' },
  'svg *:where(:not([fill]))': { fill: 'inherit' },
  'svg *:where([fill=none])': { fill: 'none' },
  'svg *:where([fill=currentColor])': { fill: 'currentColor' },
  'svg *:where(:not([stroke]))': { stroke: 'inherit' },
  'svg *:where([stroke=currentColor])': { stroke: 'currentColor' },
  ...iconSizes(),
  table: { borderCollapse: 'separate', borderSpacing: '0' },
  'button, select, [role=button]': { cursor: 'pointer' },
  'input, textarea': { cursor: 'text' },
  '*:where(:disabled, [aria-disabled=true])': { cursor: 'not-allowed' },
  'input::placeholder, textarea::placeholder': { color: 'fg.subtle', opacity: '1' },
  '*:focus-visible': { outline: '2px solid {colors.focus.ring}', outlineOffset: '2px' },
  '[hidden]': { display: 'none' },
}

/** A host's `svg { width: 1em }` outweighs the attributes of an icon, so the sizes that we use are rules too. */
function iconSizes(): GlobalStyleObject {
  return Object.fromEntries(ICON_SIZES_PX.map((px) => [`svg[width="${px}"]`, { width: `calc(${px}px * var(--fsc-scale))`, height: `calc(${px}px * var(--fsc-scale))` }]))
}
