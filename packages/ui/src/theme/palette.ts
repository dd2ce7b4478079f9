import type { Tone } from './tone'

/** The two colour schemes; the theme `screen` is `dark` in larger type. */
export type Scheme = 'light' | 'dark'

/** `solid`: marks and filled badges. `fg`: text. `subtle` and `border`: badges with a pale background. */
export interface ToneColours {
  solid: string
  onSolid: string
  fg: string
  subtle: string
  border: string
}

export interface Palette {
  bg: { canvas: string; surface: string; raised: string; sunken: string; field: string; hover: string; selected: string; scrim: string }
  fg: { default: string; muted: string; subtle: string }
  border: { default: string; strong: string; control: string }
  accent: { solid: string; hover: string; onSolid: string; fg: string; subtle: string }
  focus: { ring: string }
  /** streets behind the markers of a map: pale, so that only markers are saturated */
  map: Record<'land' | 'block' | 'park' | 'water' | 'road' | 'building' | 'outline' | 'text' | 'waterText', string>
  tone: Record<Tone, ToneColours>
}

/**
 * Calm greys with a blue cast; only what is abnormal is saturated (domain, "colour": ISA-101).
 * The contrast of every pair that the components use is tested in palette.test.ts.
 */
export const PALETTES: Record<Scheme, Palette> = {
  dark: {
    bg: {
      canvas: '#0c1117', surface: '#131a22', raised: '#1a232d', sunken: '#090d12', field: '#0c1219',
      hover: '#1d2732', selected: '#182b40', scrim: 'rgba(3, 6, 10, 0.72)',
    },
    fg: { default: '#e4eaf1', muted: '#a9b6c4', subtle: '#8796a6' },
    border: { default: '#263240', strong: '#3a4958', control: '#67798c' },
    accent: { solid: '#2f6fb5', hover: '#3873b6', onSolid: '#ffffff', fg: '#8dbbf0', subtle: '#16283b' },
    focus: { ring: '#7db4f5' },
    map: {
      land: '#10161d', block: '#151d26', park: '#13231f', water: '#0f2233', road: '#2a3643', building: '#1f2a35', outline: '#2c3845',
      text: '#a9b6c4', waterText: '#7fa3c7',
    },
    tone: {
      alarm: { solid: '#dd3229', onSolid: '#ffffff', fg: '#ff9188', subtle: '#3b1517', border: '#93302b' },
      fault: { solid: '#f2a51f', onSolid: '#1f1400', fg: '#f6bf5e', subtle: '#33260e', border: '#7d5c18' },
      normal: { solid: '#6a9382', onSolid: '#08110d', fg: '#9dbfb0', subtle: '#15211e', border: '#30473f' },
      offline: { solid: '#8593a2', onSolid: '#0a0f14', fg: '#b0bcc9', subtle: '#1c252f', border: '#3c4a58' },
      notEnabled: { solid: '#7c8a98', onSolid: '#0a0f14', fg: '#98a5b3', subtle: '#161d25', border: '#364350' },
      info: { solid: '#5590d2', onSolid: '#05101c', fg: '#8dbbf0', subtle: '#14263a', border: '#2f5379' },
    },
  },
  light: {
    bg: {
      canvas: '#eef1f4', surface: '#ffffff', raised: '#ffffff', sunken: '#e5eaef', field: '#ffffff',
      hover: '#f2f5f8', selected: '#e3edf8', scrim: 'rgba(20, 28, 38, 0.48)',
    },
    fg: { default: '#18212b', muted: '#475564', subtle: '#5a6877' },
    border: { default: '#d6dde4', strong: '#b4c0cb', control: '#788694' },
    accent: { solid: '#22609f', hover: '#1b528a', onSolid: '#ffffff', fg: '#1b5897', subtle: '#e3edf8' },
    focus: { ring: '#1f6fc4' },
    map: {
      land: '#eef0ec', block: '#f5f4ef', park: '#dfead8', water: '#cfe0ee', road: '#ffffff', building: '#e3e0d8', outline: '#d3d1c9',
      text: '#4c5661', waterText: '#376389',
    },
    tone: {
      alarm: { solid: '#cf231b', onSolid: '#ffffff', fg: '#b0140e', subtle: '#fdebe9', border: '#eda9a4' },
      fault: { solid: '#c27400', onSolid: '#1a1000', fg: '#855000', subtle: '#fdf2dc', border: '#e3bd77' },
      normal: { solid: '#547c6c', onSolid: '#ffffff', fg: '#3b6151', subtle: '#edf3f0', border: '#bfd3ca' },
      offline: { solid: '#677583', onSolid: '#ffffff', fg: '#4d5a68', subtle: '#eceff2', border: '#c3ccd5' },
      notEnabled: { solid: '#778491', onSolid: '#0a0f14', fg: '#586573', subtle: '#f5f7f9', border: '#c3ccd5' },
      info: { solid: '#2f75bd', onSolid: '#ffffff', fg: '#1b5897', subtle: '#e6f0fa', border: '#aecbe8' },
    },
  },
}
