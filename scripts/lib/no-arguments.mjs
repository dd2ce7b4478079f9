/** Ends the process when it has arguments: one that is ignored, such as a port, would look as if it had been taken. */
export function demandNoArguments(command) {
  const given = process.argv.slice(2)
  if (given.length === 0) return
  console.error(`${command} takes no arguments: ${given.join(' ')}. Settings are variables of the environment, such as PORT or SMART_FIRE_DATA: see README.md.`)
  process.exit(1)
}
