/** One call in each line: method and address below `/api/`. */
export function callsInLines(lines: string): readonly string[] {
  return lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => line.replace(' ', ' /api/'))
}
