import { describe, expect, it } from 'vitest'
import { inexactVersions, lockfileProblems } from './lockfile.mjs'

describe('the lockfile', () => {
  const integrity = 'sha512-x'

  it('has no problem with checksums and without addresses', () => {
    const lock = { packages: { '': {}, 'packages/ui': {}, 'node_modules/@smart-fire/ui': { link: true, resolved: 'packages/ui' }, 'node_modules/a': { integrity } } }
    expect(lockfileProblems(lock)).toEqual([])
  })

  it('reports an address', () => {
    const resolved = ['https:', '', 'registry.example', 'a.tgz'].join('/')
    expect(lockfileProblems({ packages: { 'node_modules/a': { integrity, resolved } } })).toEqual(['node_modules/a contains a resolved address'])
  })

  it('reports a missing checksum', () => {
    expect(lockfileProblems({ packages: { 'node_modules/a': {} } })).toEqual(['node_modules/a has no integrity'])
  })
})

it('reports versions that are not exact', () => {
  const manifest = { name: 'm', dependencies: { a: '1.2.3', b: '^1.2.3' }, devDependencies: { c: '1.x' } }
  expect(inexactVersions(manifest)).toEqual(['m: b is ^1.2.3, not one exact version', 'm: c is 1.x, not one exact version'])
})
