const ONE = String.raw`(?:spec [12](?: §[\d.]*\d)?|§[\d.]*\d|domain \d+|architecture §[\d.]*\d|trust [A-Z]\d[\d.]*)`
const LIST = String.raw`${ONE}(?:, ${ONE})*`

/** Names of documents that are not in the repository: the specification and the notes on the domain. */
export const REFERENCE = new RegExp(ONE)

/**
 * A description as a reader of the workbench should see it: the rule without the place where it is written. Comments in the code name
 * such places for those who work on it.
 */
export function withoutReferences(text: string): string {
  return text
    .replace(new RegExp(String.raw`\s*\(${LIST}\)`, 'g'), '')
    .replace(new RegExp(String.raw`\((${LIST})[,;:]\s*`, 'g'), '(')
    .replace(new RegExp(String.raw`[,;:]?\s*${LIST}`, 'g'), '')
}
