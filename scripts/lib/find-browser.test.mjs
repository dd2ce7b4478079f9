import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { findBrowser } from './find-browser.mjs'

const only = (file) => (candidate) => candidate === file

describe('finding a browser', () => {
  it('takes the one that CHROME_BIN names', () => {
    expect(findBrowser({ env: { CHROME_BIN: '/opt/chrome' }, exists: only('/opt/chrome') })).toBe('/opt/chrome')
  })

  it('says so when CHROME_BIN names nothing, instead of quietly taking another', () => {
    const search = () => findBrowser({ env: { CHROME_BIN: '/nope', PATH: '/usr/bin' }, exists: only('/usr/bin/chromium') })
    expect(search).toThrow('CHROME_BIN is set to /nope')
  })

  it('prefers Playwright’s own to the system’s', () => {
    const exists = () => true
    expect(findBrowser({ env: { PATH: '/usr/bin' }, exists, playwrightPath: '/pw/chrome' })).toBe('/pw/chrome')
  })

  it('searches PATH for chromium and chrome', () => {
    const chrome = path.join('/usr/local/bin', 'google-chrome')
    const env = { PATH: ['/bin', '/usr/local/bin'].join(path.delimiter) }
    expect(findBrowser({ env, exists: only(chrome) })).toBe(chrome)
  })

  it('is null when there is none', () => {
    expect(findBrowser({ env: {}, exists: () => false })).toBeNull()
  })
})
