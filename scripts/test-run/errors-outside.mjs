import fs from 'node:fs'
import path from 'node:path'

/**
 * A reporter of vitest that writes the errors that belong to no test to the file that `ERRORS_OUTSIDE` names: of a timer that ran on
 * after its test, or of a worker that died. They fail the run, and its JSON report leaves them out.
 */
export default class ErrorsOutside {
  onTestRunEnd(_modules, errors) {
    const told = errors.map(({ type, name, message, stack, VITEST_TEST_NAME: test, VITEST_TEST_PATH: file }) => ({
      file: file === undefined ? undefined : path.basename(file),
      test,
      message: [type, stack ?? `${name}: ${message}`].filter(Boolean).join(': '),
    }))
    fs.writeFileSync(process.env.ERRORS_OUTSIDE, JSON.stringify(told))
  }
}
