import { HttpResponse } from 'msw'
import { parseBody } from '../transport/parse-body'

/** Gives numbers from 0 to 1, 1 excluded. */
export type RandomNumbers = () => number

/** The same numbers for the same seed (mulberry32). */
export function randomNumbers(seed: number): RandomNumbers {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A response in which values are replaced or missing, or another response altogether (trust R10). */
export async function corrupted(response: Response, random: RandomNumbers): Promise<Response> {
  const body = await response.text()
  return random() < 0.7 ? jsonText(changed(body, random)) : oneOf(REPLACED_WHOLE, random)(body, random)
}

type Corruption = (body: string, random: RandomNumbers) => Response

const REPLACED_WHOLE: readonly Corruption[] = [
  (body, random) => jsonText(body.slice(0, Math.floor(random() * body.length))),
  () => jsonText(''),
  () => jsonText('null'),
  () => jsonText('['.repeat(5_000)),
  (body) => jsonText(body.replaceAll('{', '{"__proto__":{"polluted":"yes"},').replaceAll(',}', '}')),
  () => HttpResponse.html('<!doctype html><title>gateway</title>'),
  () => new HttpResponse(null, { status: 204 }),
  (body, random) => jsonText(body, oneOf([400, 403, 404, 420, 429, 500, 502, 504], random)),
]

const HOSTILE_VALUES: readonly unknown[] = [
  null,
  '',
  0,
  -1,
  1e308,
  'NaN',
  true,
  [],
  {},
  [[]],
  { status: 200 },
  '2026-02-30 25:61:61',
  'constructor',
  '<img src=x onerror=alert(1)>',
  'x'.repeat(20_000),
]

/** One to three values of a JSON body are replaced or removed. */
function changed(text: string, random: RandomNumbers): string {
  const body = parseBody(text)
  if (body.kind !== 'json') return text
  let value: unknown = body.value
  for (let changes = 1 + Math.floor(random() * 3); changes > 0; changes -= 1) value = withOneChange(value, random)
  return JSON.stringify(value) ?? ''
}

/** Chooses a value of the tree at random and replaces or removes it. */
function withOneChange(value: unknown, random: RandomNumbers): unknown {
  const isBranch = typeof value === 'object' && value !== null && Object.keys(value).length > 0
  if (!isBranch || random() < 0.15) return oneOf(HOSTILE_VALUES, random)
  if (Array.isArray(value)) {
    const at = Math.floor(random() * value.length)
    return value.map((item: unknown, index) => (index === at ? withOneChange(item, random) : item))
  }
  const entries: [string, unknown][] = Object.entries(value)
  const [name] = oneOf(entries, random)
  if (random() < 0.15) return Object.fromEntries(entries.filter(([key]) => key !== name))
  return Object.fromEntries(entries.map(([key, item]) => [key, key === name ? withOneChange(item, random) : item]))
}

function oneOf<T>(some: readonly [T, ...T[]] | readonly T[], random: RandomNumbers): T {
  return some[Math.floor(random() * some.length)] as T
}

function jsonText(text: string, status = 200): Response {
  return HttpResponse.text(text, { status, headers: { 'Content-Type': 'application/json' } })
}
