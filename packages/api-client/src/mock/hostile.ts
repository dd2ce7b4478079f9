import { HttpResponse } from 'msw'
import { parseBody } from '../transport/parse-body'

/** A number from 0 to 1, 1 excluded. */
export type Dice = () => number

/** The same throws for the same seed (mulberry32). */
export function diceOf(seed: number): Dice {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** A right answer, spoiled: something in it is not as it should be, or nothing of it is left (trust R10). */
export async function spoiled(answer: Response, dice: Dice): Promise<Response> {
  const right = await answer.text()
  return dice() < 0.7 ? jsonText(changed(right, dice)) : oneOf(RUINS, dice)(right, dice)
}

type Ruin = (right: string, dice: Dice) => Response

const RUINS: readonly Ruin[] = [
  (right, dice) => jsonText(right.slice(0, Math.floor(dice() * right.length))),
  () => jsonText(''),
  () => jsonText('null'),
  () => jsonText('['.repeat(5_000)),
  (right) => jsonText(right.replaceAll('{', '{"__proto__":{"polluted":"yes"},').replaceAll(',}', '}')),
  () => HttpResponse.html('<!doctype html><title>gateway</title>'),
  () => new HttpResponse(null, { status: 204 }),
  (right, dice) => jsonText(right, oneOf([400, 403, 404, 420, 429, 500, 502, 504], dice)),
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

/** One to three places of a JSON body hold something else, or are gone. */
function changed(right: string, dice: Dice): string {
  const body = parseBody(right)
  if (body.kind !== 'json') return right
  let value: unknown = body.value
  for (let changes = 1 + Math.floor(dice() * 3); changes > 0; changes -= 1) value = withOneChange(value, dice)
  return JSON.stringify(value) ?? ''
}

/** Walks down at random and stops at random. */
function withOneChange(value: unknown, dice: Dice): unknown {
  const isBranch = typeof value === 'object' && value !== null && Object.keys(value).length > 0
  if (!isBranch || dice() < 0.15) return oneOf(HOSTILE_VALUES, dice)
  if (Array.isArray(value)) {
    const at = Math.floor(dice() * value.length)
    return value.map((item: unknown, index) => (index === at ? withOneChange(item, dice) : item))
  }
  const entries: [string, unknown][] = Object.entries(value)
  const [name] = oneOf(entries, dice)
  if (dice() < 0.15) return Object.fromEntries(entries.filter(([key]) => key !== name))
  return Object.fromEntries(entries.map(([key, item]) => [key, key === name ? withOneChange(item, dice) : item]))
}

function oneOf<T>(some: readonly [T, ...T[]] | readonly T[], dice: Dice): T {
  return some[Math.floor(dice() * some.length)] as T
}

function jsonText(text: string, status = 200): Response {
  return HttpResponse.text(text, { status, headers: { 'Content-Type': 'application/json' } })
}
