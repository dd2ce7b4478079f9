/** The problems of a package-lock, one message each: addresses in it and packages without a checksum. */
export function lockfileProblems(lock) {
  return Object.entries(lock.packages ?? {}).flatMap(([name, entry]) => {
    if (name === '' || entry.link || !name.includes('node_modules/')) return []
    if (/^https?:/.test(entry.resolved ?? '')) return [`${name} contains a resolved address`]
    if (!entry.integrity && !entry.inBundle) return [`${name} has no integrity`]
    return []
  })
}

/** Direct dependencies that are not pinned to one exact version. */
export function inexactVersions(manifest) {
  const groups = ['dependencies', 'devDependencies', 'optionalDependencies']
  return groups
    .flatMap((group) => Object.entries(manifest[group] ?? {}))
    .filter(([, version]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version))
    .map(([name, version]) => `${manifest.name}: ${name} is ${version}, not one exact version`)
}
