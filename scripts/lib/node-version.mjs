const MINIMUM = [20, 19]

/** Whether a Node version text such as `20.20.2` is new enough for everything here. */
export function isNodeSupported(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major > MINIMUM[0] || (major === MINIMUM[0] && minor >= MINIMUM[1])
}

/** Ends the command in plain words when Node is too old. */
export function requireNode(version = process.versions.node) {
  if (isNodeSupported(version)) return
  console.error(`This needs Node ${MINIMUM.join('.')} or newer; this is Node ${version}.`)
  process.exit(1)
}
