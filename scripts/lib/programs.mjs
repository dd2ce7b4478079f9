import { spawn } from 'node:child_process'

/**
 * Programs that run together: when one of them ends, all do. `onEnd` gets the exit code, once: that of the program that has ended first by itself,
 * and 0 when they were told to stop.
 */
export function runTogether(onEnd) {
  const children = []
  let isStopping = false

  function stopAll(code = 0) {
    if (isStopping) return
    isStopping = true
    onEnd(code)
    for (const child of children) child.kill('SIGTERM')
  }

  return {
    hasEnded: () => isStopping,
    stopAll,
    start(args, options) {
      if (isStopping) return
      const child = spawn(process.execPath, args, { stdio: 'inherit', ...options })
      children.push(child)
      child.on('close', (code) => stopAll(code ?? 1))
    },
  }
}
