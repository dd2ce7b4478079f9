import { spawn } from 'node:child_process'
import { ROOT } from './root.mjs'

/** The npm command of this platform. */
export const NPM = process.platform === 'win32' ? 'npm.cmd' : 'npm'

/**
 * Runs a command in the repository and waits for it.
 * Resolves with its exit code, the signal that ended it if one did, and, with `capture`, its output; never rejects.
 */
export function run(command, args, { env = {}, capture = false, cwd = ROOT } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', capture ? 'pipe' : 'inherit', capture ? 'pipe' : 'inherit'],
      shell: process.platform === 'win32',
    })
    let output = ''
    child.stdout?.on('data', (chunk) => (output += chunk))
    child.stderr?.on('data', (chunk) => (output += chunk))
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }))
    child.on('close', (code, signal) => resolve({ code: code ?? 1, signal, output }))
  })
}

/** Runs the script file of a tool in node_modules directly, so that no shell wrapper intercepts its signals. */
export function runNode(script, args = [], options = {}) {
  return run(process.execPath, [script, ...args], options)
}
