/** A larger relative growth fails. */
export const MAX_GROWTH = 0.03
const TRIFLE_BYTES = 128

/** Each size compared with its baseline: `grown` fails, `new` and `gone` are only reported. */
export function compareWeights(now, baseline) {
  const names = [...new Set([...Object.keys(baseline), ...Object.keys(now)])]
  return names.map((name) => ({ name, bytes: now[name], before: baseline[name], verdict: verdictOf(now[name], baseline[name]) }))
}

function verdictOf(bytes, before) {
  if (bytes === undefined) return 'gone'
  if (before === undefined) return 'new'
  const growth = bytes - before
  return growth > TRIFLE_BYTES && growth > before * MAX_GROWTH ? 'grown' : 'kept'
}
