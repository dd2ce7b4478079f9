import { describe, expect, it } from 'vitest'
import { findLeaks } from './leaks.mjs'

const slash = '/'

describe('leaks in a text', () => {
  it.each([
    ['machine path', `const root = '${slash}work${slash}main'`],
    ['machine path', `see ${slash}root${slash}.npmrc`],
    ['machine path', `${slash}home${slash}ann${slash}project`],
    ['temporary path', `cat ${slash}tmp${slash}out.log`],
    ['registry address', `"resolved"${':'} "https${':'}//registry.example/x.tgz"`],
    ['private key', ['-----BEGIN RSA PRIVATE', 'KEY-----'].join(' ')],
    ['credential in an address', ['postgres:/', '/ann:secret@db.example/fire'].join('')],
  ])('%s', (rule, text) => {
    expect(findLeaks(`fine\n${text}`)).toEqual([{ rule, line: 2 }])
  })

  it.each(['/api/admin/user', 'https://example.org/tmp/x', './work/dist', 'postgres://localhost:5432/fire', '@smart-fire/ui/root/x'])(
    'lets %s through',
    (text) => expect(findLeaks(text)).toEqual([]),
  )
})
