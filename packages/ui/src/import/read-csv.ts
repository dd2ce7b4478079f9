import { parse } from 'papaparse'
import { decodeText } from './decode-text'

// the character that our CSV writer puts before a text that a spreadsheet would evaluate
const GUARDED = /^'(?=[=+\-@\t\r＝＋－＠])/
const SEPARATORS = [',', '\t', ';'] as const

/** The lines and cells of a CSV file in UTF-8, UTF-16 or GBK, separated by comma, tab or semicolon. */
export function readCsv(bytes: Uint8Array): readonly (readonly string[])[] {
  // a file of Windows to which a script or another system has added lines has both line ends; the parser would take one of them only
  const text = decodeText(bytes).replace(/\r\n?/g, '\n')
  const { data } = parse<string[]>(text, { delimiter: separatorOf(text), newline: '\n' })
  return withoutLastLineEnd(data).map((line) => line.map((cell) => cell.replace(GUARDED, '')))
}

/** The separator that occurs most often between the titles, which stand in the first line that is not empty. */
function separatorOf(text: string): string {
  const titles = (text.replace(/^\s*\n/, '').split('\n', 1)[0] ?? '').replace(/"[^"]*"/g, '')
  const counts = SEPARATORS.map((separator) => titles.split(separator).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}

function withoutLastLineEnd(lines: readonly string[][]): readonly string[][] {
  const last = lines.at(-1)
  return last?.length === 1 && last[0] === '' ? lines.slice(0, -1) : lines
}
