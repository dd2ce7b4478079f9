import { PALETTES } from '../../packages/ui/src/theme/palette'

interface ColourRow {
  name: string
  light: string
  dark: string
}

/** The colours of one group of the palettes, e.g. of `['tone', 'alarm']`, with the names by which a style uses them. */
export function colourRows(path: readonly string[]): ColourRow[] {
  const [light, dark] = [groupAt(PALETTES.light, path), groupAt(PALETTES.dark, path)]
  return Object.entries(light).map(([name, colour]) => ({ name: [...path, name].join('.'), light: colour, dark: dark[name] ?? '' }))
}

function groupAt(palette: object, path: readonly string[]): Record<string, string> {
  return path.reduce<object>((group, name) => (group as Record<string, object>)[name] ?? {}, palette) as Record<string, string>
}
