import { expect, it } from 'vitest'
import { bundledPackages, noticeProblems } from './notices.mjs'

const LICENCE = 'MIT License\n\nCopyright (c) 2019 prc5\n'

it('reads the bundled packages from the source maps', () => {
  const maps = [{ sources: ['../src/a.ts'] }, { sources: ['../../../node_modules/pinch/dist/index.js', '../../../node_modules/@visx/axis/esm/x.js', '../../../node_modules/pinch/dist/other.js'] }]
  expect(bundledPackages(maps)).toEqual(['pinch', '@visx/axis'])
})

it('reports a bundled package without a name or licence in the notices', () => {
  const notices = '# Third-party notices\n\n## pinch\n\n    MIT License\n\n    Copyright (c) 2019 prc5\n'
  expect(noticeProblems('ui', ['pinch'], notices, () => LICENCE)).toEqual([])
  expect(noticeProblems('ui', ['pinch', 'other'], notices, () => LICENCE)).toEqual(['ui contains other, but its THIRD-PARTY-NOTICES.md lacks the licence'])
  expect(noticeProblems('ui', ['pinch'], '## pinch\n', () => LICENCE)).toHaveLength(1)
})
