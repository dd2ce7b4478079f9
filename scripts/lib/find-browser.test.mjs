import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findBrowser } from './find-browser.mjs'

const only = (file) => (candidate) => candidate === file

describe('finding a browser', () => {
  it('chooses the browser of CHROME_BIN', () => {
    expect(findBrowser({ env: { CHROME_BIN: '/opt/chrome' }, exists: only('/opt/chrome') })).toBe('/opt/chrome')
  })

  it('throws when the file of CHROME_BIN does not exist', () => {
    const search = () => findBrowser({ env: { CHROME_BIN: '/nope', PATH: '/usr/bin' }, exists: only('/usr/bin/chromium') })
    expect(search).toThrow('CHROME_BIN is set to /nope')
  })

  it('prefers the browser of Playwright to that of the system', () => {
    const exists = () => true
    expect(findBrowser({ env: { PATH: '/usr/bin' }, exists, playwrightPath: '/pw/chrome' })).toBe('/pw/chrome')
  })

  it('searches PATH for chromium and chrome', () => {
    const chrome = path.join('/usr/local/bin', 'google-chrome')
    const env = { PATH: ['/bin', '/usr/local/bin'].join(path.delimiter) }
    expect(findBrowser({ env, exists: only(chrome) })).toBe(chrome)
  })

  it('returns null when there is no browser', () => {
    expect(findBrowser({ env: {}, exists: () => false })).toBeNull()
  })
})
