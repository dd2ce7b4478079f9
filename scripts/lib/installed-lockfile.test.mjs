import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isInstalled, noteInstalled } from './installed-lockfile.mjs'

let root
const lockfile = () => path.join(root, 'package-lock.json')
const npmFile = () => path.join(root, 'node_modules/.package-lock.json')
const at = (file, seconds) => fs.utimesSync(file, seconds, seconds)

beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'smart-fire-lockfile-'))
  fs.mkdirSync(path.join(root, 'node_modules'))
  fs.writeFileSync(lockfile(), '{}')
})
afterEach(() => fs.rmSync(root, { recursive: true }))

it('a checkout that gives the lockfile a new time needs no installation, a changed lockfile does', () => {
  noteInstalled(root)
  at(lockfile(), Date.now() / 1000 + 60)
  expect(isInstalled(root)).toBe(true)
  fs.writeFileSync(lockfile(), '{ "packages": {} }')
  expect(isInstalled(root)).toBe(false)
})

it('dependencies that npm has installed are taken by their time, and none are not installed', () => {
  expect(isInstalled(root)).toBe(false)
  fs.writeFileSync(npmFile(), '{}')
  at(npmFile(), 2000)
  at(lockfile(), 1000)
  expect(isInstalled(root)).toBe(true)
  at(lockfile(), 3000)
  expect(isInstalled(root)).toBe(false)
})
