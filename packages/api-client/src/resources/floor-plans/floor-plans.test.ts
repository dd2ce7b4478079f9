import { expect, it } from 'vitest'
import { startLoopback } from '../../testing/loopback'

const server = startLoopback()
const SELECT_IMAGE = '/api/device/deviceFloorLayout/selectImage'
const pictures = (...rows: { id: number; filePath: string }[]) => ({ json: { status: 200, data: rows } })
const ofThirdFloor = { buildingId: '12', floor: 3 }

it('finds the newest of several pictures, and their number (domain 21)', async () => {
  server.on(SELECT_IMAGE, pictures({ id: 9, filePath: '/files/old.svg' }, { id: 61, filePath: '/files/new.svg' }))
  const found = await server.client().floorPlans.find(ofThirdFloor)
  expect(found).toMatchObject({ plan: { id: '61' }, candidates: 2 })
})

it('finds no picture when the server has none', async () => {
  server.on(SELECT_IMAGE, pictures())
  expect(await server.client().floorPlans.find(ofThirdFloor)).toEqual({ plan: null, candidates: 0 })
})

it('gives a path as an address of the server, so that pages of other origins find the picture', async () => {
  server.on(SELECT_IMAGE, pictures({ id: 61, filePath: '/files/61?signature=1' }))
  const { plan } = await server.client().floorPlans.find(ofThirdFloor)
  expect(plan?.url).toBe(`${server.baseUrl}/files/61?signature=1`)
})

it('gives a full address as it is', async () => {
  server.on(SELECT_IMAGE, pictures({ id: 61, filePath: 'https://pictures.example/61.png' }))
  const { plan } = await server.client().floorPlans.find(ofThirdFloor)
  expect(plan?.url).toBe('https://pictures.example/61.png')
})
