import { check, integer, literal, maxValue, minValue, number, object, optional, picklist, pipe, safeParse, string, variant, type InferOutput } from 'valibot'

const service = {
  url: pipe(string(), check(isHttpUrl)),
  /** WGS-84 of Tianditu and OpenStreetMap, GCJ-02 of AMap and Tencent */
  datum: picklist(['wgs84', 'gcj02']),
  attribution: optional(string()),
  maxZoom: optional(pipe(number(), integer(), minValue(1), maxValue(22))),
}

const schema = variant('kind', [
  // `{z}`, `{x}` and `{y}`, or `{-y}` of a TMS, whose rows count from the south
  object({ kind: literal('xyz'), ...service }),
  object({ kind: literal('wmts'), ...service, layer: string(), matrixSet: string(), style: optional(string()), format: optional(string()) }),
])

/** A tile service of the maps, as `MapTiles` of `@smart-fire/ui/map` takes it. */
export type MapTiles = InferOutput<typeof schema> | { kind: 'vector'; url: string; datum: 'gcj02'; maxZoom: number }

/** The tile service that a setting names in JSON; undefined for a text that names none. */
export function readMapTiles(text: string): MapTiles | undefined {
  const read = safeParse(schema, parse(text))
  return read.success ? read.output : undefined
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isHttpUrl(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}
