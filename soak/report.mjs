/** The names of figures and the seed from the command line. The default seed is the time. */
export function readArguments(given, now) {
  const at = given.indexOf('--seed')
  const seed = at < 0 ? now % 1_000_000_000 : Number(given[at + 1])
  if (!Number.isSafeInteger(seed)) throw new Error('--seed needs a whole number')
  const names = given.filter((word, index) => word !== '--' && (at < 0 || (index !== at && index !== at + 1)))
  return { names, seed }
}

/** Describes the load of the machine relative to its cores: times depend on it. */
export function describeLoad({ loadavg, cpus }) {
  const [minute] = loadavg()
  return `${minute.toFixed(1)} (${minute < cpus().length / 2 ? 'quiet' : 'loaded'})`
}

/** Formats rows as a Markdown table for docs/figures.md. */
export function table(rows) {
  const lines = rows.map(({ figure, value, ratio = '', goal, holds }) => `| ${figure} | ${value} | ${ratio} | ${goal} | ${holds ? 'met' : 'NOT MET'} |`)
  return ['| figure | value | ratio | goal | |', '|---|---|---|---|---|', ...lines].join('\n')
}
