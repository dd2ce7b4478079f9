import fs from 'node:fs'
import path from 'node:path'

/** Names of the failed tests in the JSON report of vitest or Jest; of a file that could not be loaded, the file and why. */
export function jestFailures(report) {
  return (report.testResults ?? []).flatMap(({ name, status, message, assertionResults = [] }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => `${path.basename(name)} › ${fullName}`)
    return failed.length === 0 && status === 'failed' ? [[path.basename(name), firstLine(message)].filter(Boolean).join(': ')] : failed
  })
}

const firstLine = (text) => (text ?? '').split('\n')[0].trim().slice(0, 300)

/** Names of the failed and flaky tests in Playwright's JSON report. */
export function playwrightFailures(report) {
  const of = ({ specs = [], suites = [] }) => [
    ...specs.filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky')).map(({ file, title }) => `${file} › ${title}`),
    ...suites.flatMap(of),
  ]
  return (report.suites ?? []).flatMap(of)
}

/**
 * What failed in a step, one line each: its tests, or else its name, e.g. of a check, or of a run that ended with an error outside of every test.
 * The end of a long output is all that some readers see.
 */
export function failureLines(step, failed, reports) {
  if (failed === 0) return []
  const file = path.join(reports, `${step}.json`)
  const report = fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : {}
  const names = [...jestFailures(report), ...playwrightFailures(report)]
  return (names.length > 0 ? names : ['no test of it failed: its output says what did']).map((name) => `${step}: ${name}`)
}
