import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']
const FIXED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

/**
 * The browser of the tests: CHROME_BIN, else Playwright's, else the system's; null when there is none.
 * Throws when CHROME_BIN names a file that does not exist, instead of choosing another browser.
 */
export function findBrowser({ env = process.env, exists = fs.existsSync, playwrightPath = null } = {}) {
  if (env.CHROME_BIN) {
    if (exists(env.CHROME_BIN)) return env.CHROME_BIN
    throw new Error(`CHROME_BIN is set to ${env.CHROME_BIN}, but there is no such file.`)
  }
  if (playwrightPath && exists(playwrightPath)) return playwrightPath
  const folders = (env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const onPath = folders.flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
  return [...onPath, ...FIXED].find((candidate) => exists(candidate)) ?? null
}

async function playwrightBrowser() {
  const { chromium } = await import('playwright')
  return chromium.executablePath()
}

function isRootOnDebian() {
  return process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get')
}

function aptInstall(packages) {
  const apt = (args) => execFileSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-qq', ...args], { stdio: 'inherit' })
  apt(['update'])
  apt(['install', '-y', '--no-install-recommends', ...packages])
}

function hasChineseFont() {
  try {
    return execFileSync('fc-list', [':lang=zh', 'family'], { encoding: 'utf8' }).trim() !== ''
  } catch {
    return false
  }
}

/** Finds a browser and fonts for Chinese text, and installs missing ones when it is allowed to. Throws a readable message. */
export async function ensureBrowser() {
  const playwrightPath = await playwrightBrowser()
  const found = findBrowser({ playwrightPath })
  const missing = [...(found ? [] : ['chromium']), ...(hasChineseFont() ? [] : ['fonts-noto-cjk', 'fontconfig'])]
  if (missing.length > 0 && isRootOnDebian()) {
    console.log(`Installing ${missing.join(', ')} …`)
    aptInstall(missing)
  }
  const browser = found ?? findBrowser({ playwrightPath }) ?? installWithPlaywright(playwrightPath)
  if (browser) return browser
  throw new Error('No browser found. Install Chromium or Chrome, or point CHROME_BIN at one.')
}

function installWithPlaywright(playwrightPath) {
  try {
    execFileSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], { stdio: 'inherit' })
  } catch {
    return null
  }
  return fs.existsSync(playwrightPath) ? playwrightPath : null
}
