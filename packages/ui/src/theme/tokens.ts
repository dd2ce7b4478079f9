import { colourOfHost, fromHost } from './host-variables'
import { PALETTES } from './palette'

interface TokenValue { value: string }

/** Type and spacing are multiplied by one factor, which enlarges the `screen` theme as a whole. In px, because a host may change rem. */
const scaled = (px: number): TokenValue => ({ value: `calc(${px}px * var(--fsc-scale))` })
const each = (source: Record<string, number>, make: (value: number) => TokenValue) =>
  Object.fromEntries(Object.entries(source).map(([name, value]) => [name, make(value)]))

const SPACE_PX = {
  px: 1, 0: 0, 0.5: 2, 1: 4, 1.5: 6, 2: 8, 2.5: 10, 3: 12, 3.5: 14, 4: 16, 5: 20, 6: 24, 7: 28, 8: 32, 9: 36, 10: 40,
  12: 48, 14: 56, 16: 64, 20: 80, 24: 96, 28: 112, 32: 128, 40: 160, 48: 192, 56: 224, 64: 256, 72: 288, 80: 320, 96: 384,
}
const TEXT_PX = { xs: 12, sm: 13, md: 14, lg: 16, xl: 18, '2xl': 22, '3xl': 28, '4xl': 36 }

/** Latin fonts first, for their digits; then the Chinese fonts of macOS, Windows and Linux. */
const BODY_FONT = [
  '-apple-system', 'BlinkMacSystemFont', '"Segoe UI"', '"PingFang SC"', '"Microsoft YaHei"', '"Noto Sans CJK SC"',
  '"Noto Sans SC"', '"Source Han Sans SC"', '"WenQuanYi Micro Hei"', 'sans-serif',
].join(', ')
const MONO_FONT = [
  'ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', '"Noto Sans Mono CJK SC"', '"PingFang SC"', '"Microsoft YaHei"', 'monospace',
].join(', ')

export const tokens = {
  spacing: each(SPACE_PX, scaled),
  sizes: {
    ...each(SPACE_PX, scaled),
    full: { value: '100%' }, min: { value: 'min-content' }, max: { value: 'max-content' }, fit: { value: 'fit-content' },
    control: { sm: scaled(28), md: scaled(34), lg: scaled(42) },
  },
  fontSizes: each(TEXT_PX, scaled),
  fonts: {
    body: { value: fromHost(['--fsc-font'], BODY_FONT) },
    heading: { value: fromHost(['--fsc-font'], BODY_FONT) },
    mono: { value: fromHost(['--fsc-font-mono'], MONO_FONT) },
  },
  fontWeights: { normal: { value: 400 }, medium: { value: 500 }, semibold: { value: 600 }, bold: { value: 700 } },
  lineHeights: { tight: { value: 1.3 }, snug: { value: 1.45 }, body: { value: 1.6 } },
  radii: {
    none: { value: '0' },
    sm: { value: fromHost(['--fsc-radius'], '3px') },
    md: { value: fromHost(['--fsc-radius'], '5px') },
    lg: { value: fromHost(['--fsc-radius-large', '--fsc-radius'], '8px') },
    full: { value: '9999px' },
  },
  durations: { fast: { value: '120ms' }, moderate: { value: '200ms' } },
  easings: { standard: { value: 'cubic-bezier(0.2, 0, 0, 1)' } },
  // menus are above live notices: the user has just opened them (spec 1 §2)
  zIndex: each({ overlay: 1300, toast: 1700, tooltip: 1800, notice: 9999, menu: 10_000 }, (rank) => ({
    value: `calc(var(--fsc-z-base) + ${rank})`,
  })),
}

export const semanticTokens = {
  colors: pair(PALETTES.light, PALETTES.dark),
  shadows: {
    raised: both('0 1px 2px rgba(20, 32, 46, 0.08)', '0 1px 2px rgba(0, 0, 0, 0.4)'),
    overlay: both('0 12px 40px rgba(20, 32, 46, 0.22)', '0 16px 48px rgba(0, 0, 0, 0.6)'),
    notice: both('0 4px 14px rgba(20, 32, 46, 0.14)', '0 6px 18px rgba(0, 0, 0, 0.5)'),
  },
}

function both(light: string, dark: string): PairedValue {
  return { value: { base: light, _dark: dark } }
}

interface PairedValue { value: { base: string; _dark: string } }
interface PairedTree { [name: string]: PairedValue | PairedTree }

/** Merges the light and the dark palette, which have the same keys, into one tree of value pairs. */
function pair(light: object, dark: object, path: readonly string[] = []): PairedTree {
  const entries = branches(light).map(([name, one], at) => {
    const other = branches(dark)[at]?.[1]
    const token = [...path, name]
    if (typeof one === 'string' && typeof other === 'string') return [name, ofHost(token.join('.'), one, other)]
    if (typeof one === 'object' && typeof other === 'object') return [name, pair(one, other, token)]
    throw new TypeError(`the palettes differ at ${name}`)
  })
  return Object.fromEntries(entries) as PairedTree
}

function ofHost(token: string, light: string, dark: string): PairedValue {
  return both(colourOfHost(token, 'light', light), colourOfHost(token, 'dark', dark))
}

function branches(tree: object): [string, string | object][] {
  return Object.entries(tree as Record<string, string | object>).sort(([one], [other]) => one.localeCompare(other))
}
