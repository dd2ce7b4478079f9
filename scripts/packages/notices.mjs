import fs from 'node:fs'
import path from 'node:path'

const BUNDLED = /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/

/** The packages whose code a build contains, read from its source maps. */
export function bundledPackages(sourceMaps) {
  const sources = sourceMaps.flatMap(({ sources }) => sources)
  return [...new Set(sources.flatMap((source) => BUNDLED.exec(source)?.[1]?.replaceAll('\\', '/') ?? []))]
}

/** The third-party notices of a package: the name and the whole licence of every package that its build contains. */
export function noticeProblems(name, packages, notices, licenceOf) {
  return packages
    .filter((bundled) => !withoutIndent(notices).includes(`## ${bundled}\n`) || !withoutIndent(notices).includes(withoutIndent(licenceOf(bundled))))
    .map((bundled) => `${name} contains ${bundled}, but its THIRD-PARTY-NOTICES.md lacks the licence`)
}

/** The problems of the notices in an unpacked tarball. */
export function packedNoticeProblems(name, folder, modules) {
  const dist = path.join(folder, 'dist')
  const maps = fs.readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js.map'))
  const packages = bundledPackages(maps.map((file) => JSON.parse(fs.readFileSync(path.join(dist, file), 'utf8'))))
  const file = path.join(folder, 'THIRD-PARTY-NOTICES.md')
  return noticeProblems(name, packages, fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '', (bundled) => fs.readFileSync(path.join(modules, bundled, 'LICENSE'), 'utf8'))
}

const withoutIndent = (text) => text.split('\n').map((line) => line.trim()).join('\n').trim()
