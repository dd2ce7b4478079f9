import type { Palette } from './palette'
import { TONES, type Tone } from './tone'

type Values = Record<`--${string}`, string>

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The custom properties of colour tokens, for rules that replace a whole palette. */
export function colourValues(colours: Partial<Record<Exclude<keyof Palette, 'tone'>, Readonly<Record<string, string>>>>): Values {
  return Object.fromEntries(Object.entries(colours).flatMap(([group, values]) => Object.entries(values).map(([name, value]) => [`--fsc-colors-${kebab(group)}-${kebab(name)}`, value])))
}

/** The same of the tones. */
export function toneValues(coloursOf: (tone: Tone) => Readonly<Record<string, string>>): Values {
  return Object.fromEntries(TONES.flatMap((tone) => Object.entries(coloursOf(tone)).map(([name, value]) => [`--fsc-colors-tone-${kebab(tone)}-${kebab(name)}`, value])))
}
