// Finds texts that a commit must not contain: machine paths, registry addresses, credentials.
// The patterns are written in pieces so that they do not match this file.
const RULES = [
  { name: 'machine path', pattern: new RegExp(String.raw`(?<![\w.:/-])/(?:wor` + 'k|roo' + 't|home/\\w+|Users/\\w+)/') },
  { name: 'temporary path', pattern: new RegExp(String.raw`(?<![\w.:/-])/tm` + 'p/[\\w.-]') },
  { name: 'registry address', pattern: new RegExp('"resolve' + 'd":\\s*"https?:') },
  { name: 'private key', pattern: new RegExp('-----BEGIN [A-Z ]*PRIVATE ' + 'KEY-----') },
  { name: 'cloud key', pattern: /\b(?:AKIA[0-9A-Z]{16}|ghp_[A-Za-z0-9]{36}|npm_[A-Za-z0-9]{36})\b/ },
  { name: 'credential in an address', pattern: /\b[a-z]+:\/\/[^\s/:@'"`$<>{}]+:[^\s/@'"`$<>{}]+@(?!localhost|127\.0\.0\.1)[\w.-]+/ },
]

/** Every leak in a text as `{ rule, line }`, lines counted from 1. */
export function findLeaks(text) {
  return text
    .split('\n')
    .flatMap((content, index) => RULES.filter(({ pattern }) => pattern.test(content)).map(({ name }) => ({ rule: name, line: index + 1 })))
}
