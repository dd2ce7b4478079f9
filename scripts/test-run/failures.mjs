import fs from 'node:fs'
import path from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const REASON_LENGTH = 400

/** The failed tests in the JSON report of vitest or Jest, each with its reason; of a file that could not be loaded, the file and why. */
export function jestFailures(report) {
  return (report.testResults ?? []).flatMap(({ name, status, message, assertionResults = [] }) => {
    const file = path.basename(name)
    const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName, failureMessages }) => withReason(`${file} › ${fullName}`, failureMessages?.[0]))
    return failed.length === 0 && status === 'failed' ? [withReason(file, message)] : failed
  })
}

/** The failed and flaky tests in Playwright's JSON report, each with the reason of its first failure, and what failed outside of them. */
export function playwrightFailures(report) {
  const outside = (report.errors ?? []).map(({ message }) => withReason('no test', message))
  const of = ({ specs = [], suites = [] }) => [
    ...specs.filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky')).map(({ file, title, tests }) => withReason(`${file} › ${title}`, firstError(tests))),
    ...suites.flatMap(of),
  ]
  return [...(report.suites ?? []).flatMap(of), ...outside]
}

const firstError = (tests) => tests.flatMap(({ results = [] }) => results).flatMap(({ errors = [] }) => errors)[0]?.message

/** The name and why it failed, on one line: without colours, the places in the code, and what is beyond a few sentences. */
function withReason(name, message) {
  // the runner of the stories has an address and a headline before what was thrown
  const thrown = stripVTControlCharacters(message ?? '').split(/^Message:$/m).at(-1)
  const lines = thrown.split('\n').map((line) => line.trim())
  const reason = sentence(lines.filter((line) => !line.startsWith('at ')).join('\n'))
  return reason === '' ? name : `${name}: ${reason}`
}

/** A text on one line, cut after a few sentences. */
const sentence = (text) => text.split('\n').map((line) => line.trim()).filter((line) => line !== '').join(' ').slice(0, REASON_LENGTH)

/** The errors that belong to no test, as `errors-outside.mjs` has written them: the file that ran, its test where one did, and what was thrown where. */
export function outsideFailures(errors) {
  return errors.map(({ file = 'no file', test, message }) => `${[file, test].filter(Boolean).join(' › ')} (outside of its tests): ${sentence(message)}`)
}

/**
 * What failed in a step, one line each: its tests and what was thrown outside of them, with their reasons, or else its name, e.g. of a check.
 * The end of a long output is all that some readers see.
 */
export function failureLines(step, failed, reports) {
  if (failed === 0) return []
  const read = (name, absent) => {
    const file = path.join(reports, name)
    return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : absent
  }
  const found = [`${step}.json`, `${step}-pages.json`].map((name) => read(name, {})).flatMap((report) => [...jestFailures(report), ...playwrightFailures(report)])
  const names = [...found, ...outsideFailures(read(`${step}-outside.json`, []))]
  const end = path.join(reports, `${step}-end.txt`)
  const silent = `no test of it failed${fs.existsSync(end) ? `, and it ended with ${fs.readFileSync(end, 'utf8')}` : ''}: its output says what did`
  return (names.length > 0 ? names : [silent]).map((name) => `${step}: ${name}`)
}
