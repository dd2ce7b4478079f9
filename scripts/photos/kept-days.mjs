/**
 * The day on which each stored photograph was last found to show its story, by its key; docs pages print it under the photograph.
 *
 * @param before the days so far: a story that was not photographed in this run keeps its day
 * @param verdicts of this run, whose photographs are stored now
 */
export function keptDays(before, verdicts, day) {
  const days = { ...before }
  for (const { key, verdict } of verdicts) {
    if (verdict === 'gone') delete days[key]
    else days[key] = day
  }
  return Object.fromEntries(Object.entries(days).sort(([one], [other]) => (one < other ? -1 : 1)))
}
