import { createSignInClient } from '@smart-fire/api-client/sign-in'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { readClientCredential } from './client-credential'

const PLATFORM = 'http://deployed.local'
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const pageWith = (content: string) => new DOMParser().parseFromString(`<meta name="platform-client" content="${content}">`, 'text/html')

it.each([
  ['console:s3cret', { id: 'console', secret: 's3cret' }],
  ['console:a:b', { id: 'console', secret: 'a:b' }],
  ['console:', { id: 'console', secret: '' }],
  ['console', undefined],
  [':secret', undefined],
  ['', undefined],
])('reads %j', (content, credential) => expect(readClientCredential(pageWith(content))).toEqual(credential))

it('is nothing on a page without the element', () => {
  expect(readClientCredential(new DOMParser().parseFromString('<p>page</p>', 'text/html'))).toBeUndefined()
})

it('signs in and out on a platform that refuses everybody without HTTP Basic (contract admin 2.1, 2.5)', async () => {
  const isOurs = (request: Request) => request.headers.get('authorization') === `Basic ${btoa('console:s3cret')}`
  const refused = () => HttpResponse.json({ error: 'unauthorized' }, { status: 401 })
  const ended: (string | null)[] = []
  server.use(
    http.post(`${PLATFORM}/api/auth/oauth/token`, ({ request }) => (isOurs(request) ? HttpResponse.json({ access_token: 't', userId: '9' }) : refused())),
    http.delete(`${PLATFORM}/api/auth/oauth/token`, ({ request }) => {
      if (!isOurs(request)) return refused()
      ended.push(new URL(request.url).searchParams.get('access_token'))
      return HttpResponse.json({ status: 200, data: true })
    }),
  )
  const credentials = { username: 'wang', password: 'p', code: 'abcd', image: 'k' }
  const options = { baseUrl: PLATFORM, getToken: () => 't' }
  await expect(createSignInClient(options).auth.login(credentials)).rejects.toMatchObject({ kind: 'credentials' })

  const clientCredential = readClientCredential(pageWith('console:s3cret'))
  if (clientCredential === undefined) throw new Error('The page names a client')
  const client = createSignInClient({ ...options, clientCredential })
  expect(await client.auth.login(credentials)).toMatchObject({ accessToken: 't', userId: '9' })
  await client.auth.logout('t')
  expect(ended).toEqual(['t'])
})
