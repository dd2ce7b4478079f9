import { contrastRatio } from '../../packages/ui/src/theme/contrast'
import { PALETTES, type Palette, type Scheme } from '../../packages/ui/src/theme/palette'
import { TONES } from '../../packages/ui/src/theme/tone'
import { colourRows } from './colour-rows'
import { type ValueRow, ValueTable } from './value-table'

const CAPTIONS: Record<Exclude<keyof Palette, 'tone'>, string> = {
  bg: 'Surfaces 底色', fg: 'Text 文字', border: 'Lines 边线', accent: 'Accent 强调色', focus: 'Focus 焦点', map: 'Streets of a map 地图底图',
}

/** Every colour of both themes, from the palettes that the product is made of. */
export function Colours() {
  const groups = Object.keys(CAPTIONS) as (keyof typeof CAPTIONS)[]
  return (
    <>
      {groups.map((group) => <ColourTable key={group} caption={CAPTIONS[group]} path={[group]} />)}
    </>
  )
}

/** The colours of every tone. */
export function Tones() {
  return (
    <>
      {TONES.map((tone) => <ColourTable key={tone} caption={`Tone ${tone}`} path={['tone', tone]} />)}
    </>
  )
}

function ColourTable({ caption, path }: { caption: string; path: readonly string[] }) {
  const rows = colourRows(path).map(({ name, light, dark }): ValueRow => ({ name, values: [light, dark], sample: <><Swatch colour={light} on="light" /><Swatch colour={dark} on="dark" /></>, ...contrastNote(name, light, dark) }))
  return <ValueTable caption={caption} head={['Light 浅色', 'Dark 深色']} rows={rows} />
}

function Swatch({ colour, on }: { colour: string; on: Scheme }) {
  return <span className="swatch" style={{ background: PALETTES[on].bg.surface }}><span style={{ background: colour }} /></span>
}

/** For a text: its contrast on the surface in both themes. */
function contrastNote(name: string, light: string, dark: string): { note?: string } {
  if (!/(^|\.)fg(\.|$)/.test(name)) return {}
  const on = (scheme: Scheme, colour: string) => contrastRatio(colour, PALETTES[scheme].bg.surface).toFixed(1)
  return { note: `contrast ${on('light', light)} / ${on('dark', dark)}` }
}
