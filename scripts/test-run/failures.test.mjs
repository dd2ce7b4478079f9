import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import ErrorsOutside from './errors-outside.mjs'
import { failureLines, jestFailures, playwrightFailures } from './failures.mjs'

it('names the failed tests of vitest and Jest with their reasons, and a file that does not load', () => {
  const failureMessages = ['\u001b[31mError: expected 3\u001b[39m\n\n  Received: 4\n    at sum.test.ts:7:1']
  const assertionResults = [{ status: 'passed', fullName: 'adds' }, { status: 'failed', fullName: 'subtracts 2', failureMessages }]
  const testResults = [{ name: '/some/where/sum.test.ts', status: 'failed', assertionResults }, { name: '/some/where/broken.test.ts', status: 'failed', message: 'Cannot load ./sum\n  at 1:1', assertionResults: [] }]
  expect(jestFailures({ testResults })).toEqual(['sum.test.ts › subtracts 2: Error: expected 3 Received: 4', 'broken.test.ts: Cannot load ./sum'])
})

it('names the failed and the flaky end-to-end tests of nested suites', () => {
  const spec = (title, ok, status, ...messages) => ({ file: 'a.spec.ts', title, ok, tests: [{ status, results: [{ errors: [] }, { errors: messages.map((message) => ({ message })) }] }] })
  const report = { suites: [{ specs: [spec('fits', true, 'expected')], suites: [{ specs: [spec('opens', false, 'unexpected', 'Error: closed', 'Error: later'), spec('closes', true, 'flaky')] }] }] }
  expect(playwrightFailures(report)).toEqual(['a.spec.ts › opens: Error: closed', 'a.spec.ts › closes'])
})

it('names the step where no test failed, and nothing where the step passed', () => {
  expect(failureLines('lint', 1, 'no-such-folder')).toEqual(['lint: no test of it failed: its output says what did'])
  expect(failureLines('lint', 0, 'no-such-folder')).toEqual([])
})

it('says what a story has thrown, without the address before it', () => {
  const failureMessages = ['page.evaluate: StorybookTestRunnerError: \nClick to debug:\nhttp://127.0.0.1/?path=/story/x\n\nMessage:\n expect(element).toHaveFocus()\n']
  const assertionResults = [{ status: 'failed', fullName: 'Export', failureMessages }]
  expect(jestFailures({ testResults: [{ name: 'stories-1.test.js', status: 'failed', assertionResults }] })).toEqual(['stories-1.test.js › Export: expect(element).toHaveFocus()'])
})

it('cuts a reason that is longer than a few sentences', () => {
  const assertionResults = [{ status: 'failed', fullName: 'adds', failureMessages: ['x'.repeat(10_000)] }]
  expect(jestFailures({ testResults: [{ name: 'sum.test.ts', status: 'failed', assertionResults }] })[0]).toHaveLength('sum.test.ts › adds: '.length + 400)
})

it('names a test of the pages beside the stories, and what failed outside of every test', () => {
  const reports = reportsFolder()
  const spec = { file: 'docs.spec.ts', title: 'opens', ok: false, tests: [{ status: 'unexpected', results: [{ errors: [{ message: 'Error: closed' }] }] }] }
  fs.writeFileSync(path.join(reports, 'stories.json'), '{"testResults":[]}')
  fs.writeFileSync(path.join(reports, 'stories-pages.json'), JSON.stringify({ suites: [{ specs: [spec] }], errors: [{ message: 'Error: no browser' }] }))
  expect(failureLines('stories', 2, reports)).toEqual(['stories: docs.spec.ts › opens: Error: closed', 'stories: no test: Error: no browser'])
})

function reportsFolder() {
  const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'reports-'))
  onTestFinished(() => fs.rmSync(reports, { recursive: true }))
  return reports
}

it('says how a run ended in which no test failed and nothing was thrown', () => {
  const reports = reportsFolder()
  fs.writeFileSync(path.join(reports, 'units-outside.json'), '[]')
  fs.writeFileSync(path.join(reports, 'units-end.txt'), 'SIGKILL')
  expect(failureLines('units', 1, reports)).toEqual(['units: no test of it failed, and it ended with SIGKILL: its output says what did'])
})

it('says what was thrown outside of every test, where, and while which file ran', () => {
  const reports = reportsFolder()
  vi.stubEnv('ERRORS_OUTSIDE', path.join(reports, 'units-outside.json'))
  const late = { type: 'Unhandled Rejection', name: 'Error', message: 'too late', stack: 'Error: too late\n    at timer.ts:3:1', VITEST_TEST_PATH: '/some/where/sum.test.ts', VITEST_TEST_NAME: 'adds' }
  new ErrorsOutside().onTestRunEnd([], [late, { name: 'Error', message: 'a worker died' }])
  expect(failureLines('units', 1, reports)).toEqual([
    'units: sum.test.ts › adds (outside of its tests): Unhandled Rejection: Error: too late at timer.ts:3:1',
    'units: no file (outside of its tests): Error: a worker died',
  ])
})
