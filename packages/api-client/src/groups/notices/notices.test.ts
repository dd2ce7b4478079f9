import { expect, it } from 'vitest'
import { fullClient } from '../../testing/call-sample'
import { startLoopback } from '../../testing/loopback'

const server = startLoopback()
const recipients = () => fullClient({ baseUrl: server.baseUrl, getToken: () => 'a-token' }).notices.recipients
const PATH = '/api/device/deviceMessageRecipients'

it('sends the recipients of before along with the added ones: the platform replaces all', async () => {
  server.on('*', { json: { status: 200 } })
  server.on(`${PATH}/pagelist`, { json: { status: 200, data: { total: 1, rows: [{ id: 'u1' }] } } })
  await recipients().add({ types: ['1', '2'], users: ['u2', 'u1'] })
  const sent = server.requests.filter(({ path }) => path.endsWith('addBatch')).map(({ body }) => JSON.parse(body) as unknown)
  expect(sent).toEqual([{ noticeType: '1', userIds: 'u1,u2' }, { noticeType: '2', userIds: 'u1,u2' }])
})

it('writes nothing when a recipient of before cannot be read: saving would take that person off the list', async () => {
  server.on('*', { json: { status: 200 } })
  server.on(`${PATH}/pagelist`, { json: { status: 200, data: { total: 2, rows: [{ id: 'u1' }, { name: '?' }] } } })
  await expect(recipients().add({ types: ['1'], users: ['u2'] })).rejects.toMatchObject({ kind: 'malformed' })
  expect(server.requests.filter(({ path }) => path.endsWith('addBatch'))).toEqual([])
})

it('sends those of every page along, also where the server gives fewer rows a page than asked for', async () => {
  server.on('*', { json: { status: 200 } })
  server.on(`${PATH}/pagelist`, ({ query }, response) => response.end(JSON.stringify({ status: 200, data: { total: 2, rows: [{ id: `u${query['page']}` }] } })))
  await recipients().add({ types: ['1'], users: ['u3'] })
  const sent = server.requests.filter(({ path }) => path.endsWith('addBatch')).map(({ body }) => JSON.parse(body) as unknown)
  expect(sent).toEqual([{ noticeType: '1', userIds: 'u1,u2,u3' }])
})

it('writes nothing when the pages have fewer people than the total says: the others would be taken off the list', async () => {
  server.on('*', { json: { status: 200 } })
  server.on(`${PATH}/pagelist`, ({ query }, response) => response.end(JSON.stringify({ status: 200, data: { total: 2, rows: query['page'] === '1' ? [{ id: 'u1' }] : [] } })))
  await expect(recipients().add({ types: ['1'], users: ['u2'] })).rejects.toMatchObject({ kind: 'malformed' })
  expect(server.requests.filter(({ path }) => path.endsWith('addBatch'))).toEqual([])
})
