import fs from 'node:fs'

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

export const NOTHING = { passed: 0, failed: 0, skipped: 0 }

/** The sum of the counts of several runs. */
export function sum(counts) {
  return counts.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed, skipped: a.skipped + b.skipped }), NOTHING)
}

/** Counts in the JSON report of vitest or Jest. A test file that could not be loaded counts as a failure. */
export function jestCounts(report) {
  const broken = (report.testResults ?? []).filter((file) => file.status === 'failed' && (file.assertionResults ?? []).length === 0)
  return { passed: report.numPassedTests, failed: report.numFailedTests + broken.length, skipped: (report.numPendingTests ?? 0) + (report.numTodoTests ?? 0) }
}

/** Counts in Playwright's JSON report. A test that passed only in a retry counts as failed. */
export function playwrightCounts(report) {
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky + (report.errors?.length ?? 0), skipped }
}

/** The counts of a check without tests. */
export function checkCount(holds) {
  return holds ? { ...NOTHING, passed: 1 } : { ...NOTHING, failed: 1 }
}

/**
 * Reads a report. A run without a report, or without a passed test, counts as one failure.
 */
export function countsFromFile(file, read, exitCode) {
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : ''
  const counts = text === '' ? NOTHING : read(JSON.parse(text))
  const silent = counts.failed === 0 && (exitCode !== 0 || counts.passed === 0)
  return silent ? { ...counts, failed: 1 } : counts
}

/** The summary line of the run. */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
