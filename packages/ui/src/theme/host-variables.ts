/** A custom property that a host can set on its page. */
export interface HostVariable {
  /** with `{scheme}` there is one for `light` and one for `dark`, which `screen` uses, too */
  readonly name: `--fsc-${string}`
  readonly says: string
}

/** Our colour tokens that a host can set. The names are those of the variables; a token without a value takes the next one. */
const COLOURS: Readonly<Record<string, readonly [own: string, ...instead: string[]]>> = {
  'accent.solid': ['accent'],
  'accent.hover': ['accent-hover', 'accent'],
  // no colour of buttons instead: white on it is legible, it on black is not
  'accent.fg': ['accent-text'],
  'accent.subtle': ['accent-subtle'],
  'accent.onSolid': ['on-accent'],
  'focus.ring': ['focus'],
  'bg.canvas': ['canvas'],
  'bg.surface': ['surface'],
  'fg.default': ['text'],
  'fg.muted': ['text-muted'],
  'border.default': ['border'],
  'tone.alarm.solid': ['alarm'],
  'tone.fault.solid': ['fault'],
  'tone.normal.solid': ['normal'],
  'tone.offline.solid': ['offline'],
  'tone.notEnabled.solid': ['not-enabled'],
  'tone.info.solid': ['info'],
}

/** The value of a colour token: that of the host, or ours. */
export function colourOfHost(token: string, scheme: 'light' | 'dark', ours: string): string {
  return fromHost((COLOURS[token] ?? []).map((name) => `--fsc-${scheme}-${name}`), ours)
}

/** The first of these properties that the host has set, or ours. They are inherited, also into shadow roots. */
export function fromHost(names: readonly string[], ours: string): string {
  return names.reduceRight((otherwise, name) => `var(${name}, ${otherwise})`, ours)
}

/** For the documentation; a test compares it with the README. */
export const HOST_VARIABLES: readonly HostVariable[] = [
  { name: '--fsc-{scheme}-accent', says: 'your brand colour: buttons, also under the pointer unless the next one is set' },
  { name: '--fsc-{scheme}-accent-hover', says: 'the same under the pointer' },
  { name: '--fsc-{scheme}-accent-text', says: 'links and chosen tabs' },
  { name: '--fsc-{scheme}-accent-subtle', says: 'the background of what is chosen' },
  { name: '--fsc-{scheme}-on-accent', says: 'text on the brand colour' },
  { name: '--fsc-{scheme}-focus', says: 'the ring around what has the focus' },
  { name: '--fsc-{scheme}-canvas', says: 'the page behind panels' },
  { name: '--fsc-{scheme}-surface', says: 'panels and tables' },
  { name: '--fsc-{scheme}-text', says: 'text' },
  { name: '--fsc-{scheme}-text-muted', says: 'secondary text' },
  { name: '--fsc-{scheme}-border', says: 'lines' },
  { name: '--fsc-{scheme}-alarm', says: 'marks and filled badges of fires' },
  { name: '--fsc-{scheme}-fault', says: 'of faults' },
  { name: '--fsc-{scheme}-normal', says: 'of normal devices' },
  { name: '--fsc-{scheme}-offline', says: 'of devices that are offline' },
  { name: '--fsc-{scheme}-not-enabled', says: 'of devices that are not in use' },
  { name: '--fsc-{scheme}-info', says: 'of information' },
  { name: '--fsc-radius', says: 'corners of buttons, fields and badges, and of dialogs unless the next one is set' },
  { name: '--fsc-radius-large', says: 'corners of dialogs and cards' },
  { name: '--fsc-font', says: 'font family' },
  { name: '--fsc-font-mono', says: 'font family of codes' },
  { name: '--fsc-magnification', says: 'factor on everything, e.g. `1.5` on wide windows' },
]

/** The table of the README. */
export const hostVariableTable = () => HOST_VARIABLES.map(({ name, says }) => `| \`${name}\` | ${says} |`).join('\n')
