import fc from 'fast-check'

/** Values that a broken or hostile server may put anywhere. */
const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    0,
    -1,
    1e308,
    '0x1F',
    'NaN',
    true,
    [],
    {},
    [[]],
    { status: 200 },
    { data: null },
    '2026-02-30 25:61:61',
    '__proto__',
    'constructor',
  ),
  fc.string({ maxLength: 20 }),
  fc.constant('x'.repeat(20_000)),
  fc.jsonValue({ maxDepth: 4 }),
)

/** Keys that change a prototype when objects are merged without care. */
const POLLUTION = '{"__proto__":{"polluted":"yes"},"constructor":{"prototype":{"polluted":"yes"}}}'

/** A response with one or several wrong values, as the text that is sent. */
export function mutated(response: unknown): fc.Arbitrary<string> {
  const places = pathsOf(response)
  const change = fc.record({ at: fc.constantFrom(...places), value: hostileValue, remove: fc.boolean() })
  return fc.oneof(
    {
      weight: 6,
      arbitrary: fc
        .array(change, { minLength: 1, maxLength: 4 })
        .map((changes) => JSON.stringify(changes.reduce(applied, response)) ?? ''),
    },
    { weight: 2, arbitrary: fc.nat().map((at) => truncated(JSON.stringify(response), at)) },
    {
      weight: 1,
      arbitrary: fc.constant(
        JSON.stringify(response).replaceAll('{', `{"__proto__":{"polluted":"yes"},`).replaceAll(',}', '}'),
      ),
    },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '',
        'null',
        '<!doctype html><html></html>',
        '[]',
        '{}',
        POLLUTION,
        `[${POLLUTION}]`,
        '['.repeat(5000),
        `${'[{"children":'.repeat(2000)}[]${'}]'.repeat(2000)}`,
      ),
    },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 5 }).map((value) => JSON.stringify(value)) },
  )
}

export const hostileStatus = fc.oneof(
  { weight: 8, arbitrary: fc.constant(200) },
  { weight: 2, arbitrary: fc.constantFrom(201, 204, 302, 400, 401, 403, 404, 420, 429, 500, 502, 504) },
)

type Path = readonly (string | number)[]

function pathsOf(value: unknown, here: Path = []): Path[] {
  if (Array.isArray(value)) return [here, ...value.flatMap((item, index) => pathsOf(item, [...here, index]))]
  if (typeof value === 'object' && value !== null) {
    return [here, ...Object.entries(value).flatMap(([key, item]) => pathsOf(item, [...here, key]))]
  }
  return [here]
}

function applied(target: unknown, { at, value, remove }: { at: Path; value: unknown; remove: boolean }): unknown {
  const [head, ...rest] = at
  if (head === undefined) return value
  if (Array.isArray(target))
    return target.map((item: unknown, index) => (index === head ? applied(item, { at: rest, value, remove }) : item))
  if (typeof target !== 'object' || target === null) return target
  const entries: [string, unknown][] = Object.entries(target)
  if (remove && rest.length === 0) return Object.fromEntries(entries.filter(([key]) => key !== head))
  return Object.fromEntries(
    entries.map(([key, item]) => [key, key === head ? applied(item, { at: rest, value, remove }) : item]),
  )
}

function truncated(text: string, at: number): string {
  return text.slice(0, at % (text.length + 1))
}
