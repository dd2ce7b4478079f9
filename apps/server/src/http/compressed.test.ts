import { expect, it } from 'vitest'
import { acceptsGzip } from './compressed'

it.each([
  ['gzip', true], ['br, gzip', true], ['deflate, GZIP ; q=0.5', true], ['gzip;q=0.1, identity', true],
  ['gzip;q=0', false], ['br, gzip; q=0.000', false], ['x-gzip2', false], ['identity', false], ['', false], [undefined, false],
])('a client that accepts %s takes gzip: %s', (header, accepts) => expect(acceptsGzip(header)).toBe(accepts))
