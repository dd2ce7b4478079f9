import { expect, it } from 'vitest'
import { afterLogin, loginPath, safeReturnPath, takeArrival } from './return-path'

it('accepts the path of a screen with its query', () => {
  expect(safeReturnPath('/hydrant/realtimeMonit/5?view=map')).toBe('/hydrant/realtimeMonit/5?view=map')
})

it.each([
  null, '', 'gailan/overView', '//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)',
  '/a\nb', '/\t/evil.example', '/login', '/login?returnTo=/x',
])('refuses %j', (requested) => {
  expect(safeReturnPath(requested)).toBe('/')
})

it('passes the requested path through the login page', () => {
  const url = new URL(loginPath('/hydrant/realtimeMonit/5?a=1&b=2'), 'http://console.test')
  expect(afterLogin(url)).toBe('/hydrant/realtimeMonit/5?a=1&b=2')
})

it('redirects a signed-in user from the login page, and from no other page', () => {
  expect(afterLogin({ pathname: '/login', search: '' })).toBe('/')
  expect(afterLogin({ pathname: '/gailan/overView', search: '' })).toBeNull()
})

const arrive = (address: string, wanted: string | null) => {
  const replaced: unknown[] = []
  const location = new URL(address, 'https://console.example.com') as unknown as Location
  const history = { replaceState: (...given: unknown[]) => { replaced.push(given[2]) } } as unknown as History
  return { search: takeArrival({ location, history }, () => wanted), replaced }
}

it('takes what a provider has led back with out of the address, and remembers the wanted page', () => {
  expect(arrive('/authredirect?code=c&state=s', '/hydrant/realtimeMonit')).toEqual({ search: '?code=c&state=s', replaced: ['/login?returnTo=%2Fhydrant%2FrealtimeMonit'] })
  expect(arrive('/authredirect', 'https://evil.example.com')).toEqual({ search: '', replaced: ['/login'] })
  expect(arrive('/login?code=c', '/x')).toEqual({ search: null, replaced: [] })
})
