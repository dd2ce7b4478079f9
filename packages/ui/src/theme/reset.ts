import type { GlobalStyleObject } from '@chakra-ui/react'
import { ROOT_CLASS } from '../root/rule-prefixer'

/**
 * What a host's element rules may have touched goes back to the browser's value (`revert`) or to ours.
 * Drawings keep their attributes: `revert` would wipe width, fill and d.
 */
export const reset: GlobalStyleObject = {
  [`.${ROOT_CLASS}`]: {
    '--fsc-z-base': '0',
    boxSizing: 'border-box',
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
    cursor: 'auto',
    listStyle: 'none',
    textRendering: 'optimizeLegibility',
    colorScheme: 'light',
    // full-width forms keep their shape inside Chinese text, Latin digits line up under one another
    fontVariantNumeric: 'tabular-nums',
  },
  [`.${ROOT_CLASS}[data-theme=dark], .${ROOT_CLASS}[data-theme=screen]`]: { colorScheme: 'dark' },
  '*, *::before, *::after': {
    boxSizing: 'border-box', borderWidth: '0', borderStyle: 'solid', borderColor: 'border.default',
    _motionReduce: { animationDuration: '1ms !important', transitionDuration: '1ms !important' },
  },
  '*:where(:not(svg, svg *, canvas, img, video))': {
    display: 'revert', position: 'revert', float: 'none', width: 'revert', height: 'revert', minWidth: 'revert', minHeight: 'revert',
    maxWidth: 'none', maxHeight: 'none', overflow: 'revert', margin: '0', padding: '0',
    font: 'inherit', color: 'inherit', letterSpacing: 'inherit', wordSpacing: 'inherit', textTransform: 'inherit', textIndent: 'inherit',
    textAlign: 'inherit', textShadow: 'inherit', textDecoration: 'none', whiteSpace: 'inherit', verticalAlign: 'revert',
    background: 'none', boxShadow: 'none', borderRadius: '0', outline: 'none', opacity: '1', transform: 'none', filter: 'none',
    transition: 'none', animation: 'none', listStyle: 'inherit', cursor: 'inherit', fontVariantNumeric: 'inherit', appearance: 'none',
  },
  svg: { display: 'block', flexShrink: '0', margin: '0', maxWidth: 'none', transition: 'none', animation: 'none' },
  table: { borderCollapse: 'separate', borderSpacing: '0' },
  'button, select, [role=button]': { cursor: 'pointer' },
  'input, textarea': { cursor: 'text' },
  '*:where(:disabled, [aria-disabled=true])': { cursor: 'not-allowed' },
  'input::placeholder, textarea::placeholder': { color: 'fg.subtle', opacity: '1' },
  '*:focus-visible': { outline: '2px solid {colors.focus.ring}', outlineOffset: '2px' },
  '[hidden]': { display: 'none' },
}
