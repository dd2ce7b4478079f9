import { expect, it } from 'vitest'
import { afterLogin, loginPath, safeReturnPath } from './return-path'

it('returns to a deep link with its query', () => {
  expect(safeReturnPath('/hydrant/realtimeMonit/5?view=map')).toBe('/hydrant/realtimeMonit/5?view=map')
})

it.each([
  null, '', 'gailan/overView', '//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)',
  '/a\nb', '/\t/evil.example', '/login', '/login?returnTo=/x',
])('refuses %j', (wanted) => {
  expect(safeReturnPath(wanted)).toBe('/')
})

it('carries the wanted path through the login page', () => {
  const url = new URL(loginPath('/hydrant/realtimeMonit/5?a=1&b=2'), 'http://console.test')
  expect(afterLogin(url)).toBe('/hydrant/realtimeMonit/5?a=1&b=2')
})

it('sends somebody who is signed in away from the login page, and only from there', () => {
  expect(afterLogin({ pathname: '/login', search: '' })).toBe('/')
  expect(afterLogin({ pathname: '/gailan/overView', search: '' })).toBeNull()
})
