/** Growth beyond this part fails. */
export const MOST_GROWTH = 0.03
const TRIFLE_BYTES = 128

/** Each weight beside its baseline: `grown` fails, `new` and `gone` are told. */
export function compareWeights(now, baseline) {
  const names = [...new Set([...Object.keys(baseline), ...Object.keys(now)])]
  return names.map((name) => ({ name, bytes: now[name], before: baseline[name], verdict: verdictOf(now[name], baseline[name]) }))
}

function verdictOf(bytes, before) {
  if (bytes === undefined) return 'gone'
  if (before === undefined) return 'new'
  const growth = bytes - before
  return growth > TRIFLE_BYTES && growth > before * MOST_GROWTH ? 'grown' : 'kept'
}
