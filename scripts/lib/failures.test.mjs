import { expect, it } from 'vitest'
import { failureLines, jestFailures, playwrightFailures } from './failures.mjs'

it('names the failed tests of vitest and Jest, and a file that does not load with the reason', () => {
  const assertionResults = [{ status: 'passed', fullName: 'adds' }, { status: 'failed', fullName: 'subtracts 2' }]
  const testResults = [{ name: '/some/where/sum.test.ts', status: 'failed', assertionResults }, { name: '/some/where/broken.test.ts', status: 'failed', message: 'Cannot load ./sum\n at 1:1', assertionResults: [] }]
  expect(jestFailures({ testResults })).toEqual(['sum.test.ts › subtracts 2', 'broken.test.ts: Cannot load ./sum'])
})

it('names the failed and the flaky end-to-end tests of nested suites', () => {
  const spec = (title, ok, status) => ({ file: 'a.spec.ts', title, ok, tests: [{ status }] })
  const report = { suites: [{ specs: [spec('fits', true, 'expected')], suites: [{ specs: [spec('opens', false, 'unexpected'), spec('closes', true, 'flaky')] }] }] }
  expect(playwrightFailures(report)).toEqual(['a.spec.ts › opens', 'a.spec.ts › closes'])
})

it('names the step where no test failed, and nothing where the step passed', () => {
  expect(failureLines('lint', 1, 'no-such-folder')).toEqual(['lint: no test of it failed: its output says what did'])
  expect(failureLines('lint', 0, 'no-such-folder')).toEqual([])
})
