const MINIMUM = [20, 19]

/** Whether a Node version such as `20.20.2` is new enough for this repository. */
export function isNodeSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])
}

/** Prints a message and ends the process when Node is too old. */
export function requireNode(version = process.versions.node) {
  if (isNodeSupported(version)) return
  console.error(`This needs Node ${MINIMUM.join('.')} or newer; this is Node ${version}.`)
  process.exit(1)
}
