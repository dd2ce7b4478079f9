import type { GlobalStyleObject, SystemStyleObject } from '@chakra-ui/react'
import { RULES_CLASS } from '../root/root-class'
import { PALETTES } from './palette'
import { TONES } from './tone'

/** What ARIA calls pressed, selected or current, and the chosen one of a choice. */
const CHOSEN = ':is([aria-pressed=true], [aria-selected=true], [aria-current]:not([aria-current=false]), .fs-choice-item:has(:checked))'

/**
 * With colours of the user's own (contrast themes of Windows) the browser replaces those of boxes and text. Our tokens follow, so that
 * SVG, canvas and maps, which the browser leaves alone, fit to it; and what is chosen gets the colours of a selection, because a pale
 * background is gone. Marks keep their colours: those of the light palette stand out from black as well as from white.
 */
export const forcedColours: GlobalStyleObject = {
  '@media (forced-colors: active)': {
    // three times, to outweigh the tokens of a theme
    [`.${RULES_CLASS}.${RULES_CLASS}.${RULES_CLASS}`]: systemTokens(),
    // important, because components give what is chosen a colour of its own
    [`*${CHOSEN}`]: {
      forcedColorAdjust: 'none', backgroundColor: 'Highlight !important', color: 'HighlightText !important',
      '& *:not(svg, svg *)': { color: 'HighlightText !important' },
    },
  },
}

function systemTokens(): SystemStyleObject {
  const { bg, fg, border, accent } = PALETTES.light
  const all = (group: string, names: object, value: string) => Object.keys(names).map((name) => [`--fsc-colors-${group}-${name}`, value])
  return Object.fromEntries([
    ...all('bg', bg, 'Canvas'),
    ...all('fg', fg, 'CanvasText'),
    ...all('border', border, 'CanvasText'),
    ...all('accent', accent, 'LinkText'),
    ['--fsc-colors-accent-on-solid', 'Canvas'],
    ['--fsc-colors-bg-selected', 'Highlight'],
    ['--fsc-colors-focus-ring', 'Highlight'],
    ...TONES.flatMap(toneTokens),
  ]) as SystemStyleObject
}

function toneTokens(tone: (typeof TONES)[number]): [string, string][] {
  const { solid, onSolid } = PALETTES.light.tone[tone]
  const name = `--fsc-colors-tone-${tone.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
  return [[`${name}-solid`, solid], [`${name}-on-solid`, onSolid], [`${name}-fg`, 'CanvasText'], [`${name}-subtle`, 'transparent'], [`${name}-border`, 'CanvasText']]
}
