import { expect, it } from 'vitest'
import { clientOfBody } from './testing/client-of-body'

it.each([
  ['whose status could not be read, with an id that looks like the code of a region', { code: 100012, status: '?' }, true],
  ['without a status, with any other id', { code: 12 }, true],
  ['without a status, with the code of a region: no building in it could be read', { code: 330106, status: null }, false],
])('a leaf of the region tree %s is told as a building, or as a region', async (_which, leaf, isBuilding) => {
  const data = [{ code: 330000, childList: [leaf] }, { code: 12, childList: [{ code: 7, status: 1 }] }]
  const [region, below] = await clientOfBody(JSON.stringify({ status: 200, data })).client.estate.buildings.tree({})
  expect([region?.isBuilding, region?.children[0]?.isBuilding, below?.isBuilding]).toEqual([false, isBuilding, false])
})
