// Fails when the lockfile contains addresses or lacks checksums, or when a dependency is not pinned.
import fs from 'node:fs'
import path from 'node:path'
import { inexactVersions, lockfileProblems } from './lib/lockfile.mjs'
import { ROOT } from './lib/root.mjs'

const read = (file) => JSON.parse(fs.readFileSync(path.join(ROOT, file), 'utf8'))
const manifests = ['package.json', 'bench/package.json', ...['packages', 'apps', 'hosts'].flatMap((folder) => fs.readdirSync(path.join(ROOT, folder)).map((name) => `${folder}/${name}/package.json`))]

const problems = [...['package-lock.json', 'bench/package-lock.json'].flatMap((file) => lockfileProblems(read(file))), ...manifests.flatMap((file) => inexactVersions(read(file)))]
if (problems.length > 0) {
  console.error(problems.join('\n'))
  process.exit(1)
}
console.log('No problems in the lockfile and the versions.')
