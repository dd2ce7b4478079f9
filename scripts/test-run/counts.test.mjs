import { describe, expect, it } from 'vitest'
import { checkCount, closingLine, countsFromFile, jestCounts, playwrightCounts, sum } from './counts.mjs'

describe('counting tests', () => {
  it('reads the reports of vitest and Jest', () => {
    expect(jestCounts({ numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, testResults: [] })).toEqual({ passed: 5, failed: 1, skipped: 2 })
  })

  it('counts a test file that does not load as a failure', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }]
    expect(jestCounts({ numPassedTests: 5, numFailedTests: 0, testResults }).failed).toBe(1)
  })

  it('counts a flaky end-to-end test as failed', () => {
    expect(playwrightCounts({ stats: { expected: 3, unexpected: 0, flaky: 1, skipped: 0 }, errors: [] })).toEqual({ passed: 3, failed: 1, skipped: 0 })
  })

  it('counts a run without a report as a failure', () => {
    expect(countsFromFile('no-such-report.json', jestCounts, 0).failed).toBe(1)
  })

  it('adds counts and formats the summary line', () => {
    const total = sum([checkCount(true), checkCount(false), { passed: 10, failed: 0, skipped: 0 }])
    expect(closingLine(total)).toBe('11 passed, 1 failed')
    expect(closingLine({ ...total, skipped: 2 })).toBe('11 passed, 1 failed, 2 skipped')
  })
})
