/** Names of figures and the seed; without one the clock gives it, and it is printed. */
export function readArguments(given, now) {
  const at = given.indexOf('--seed')
  const seed = at < 0 ? now % 1_000_000_000 : Number(given[at + 1])
  if (!Number.isSafeInteger(seed)) throw new Error('--seed needs a whole number')
  const names = given.filter((word, index) => word !== '--' && (at < 0 || (index !== at && index !== at + 1)))
  return { names, seed }
}

/** Quiet or loaded, against the number of cores: a time without this says nothing. */
export function describeLoad({ loadavg, cpus }) {
  const [minute] = loadavg()
  return `${minute.toFixed(1)} (${minute < cpus().length / 2 ? 'quiet' : 'loaded'})`
}

/** Rows as a table of Markdown, to be kept in docs/figures.md. */
export function table(rows) {
  const lines = rows.map(({ figure, value, ratio = '', goal, holds }) => `| ${figure} | ${value} | ${ratio} | ${goal} | ${holds ? 'met' : 'NOT MET'} |`)
  return ['| figure | value | ratio | goal | |', '|---|---|---|---|---|', ...lines].join('\n')
}
