import { beforeEach, describe, expect, it } from 'vitest'

import { buildings, fireHostPoints, fireHosts } from '../../db/schema'
import { aSiteForEachTest, server, site } from '../../testing/site-for-each-test'
import { placesFrom } from './visible-places.queries'

aSiteForEachTest('places')

const db = () => server.deps.database.db

let annex = 0
let hosts = 0
beforeEach(async () => {
  annex = (await db().insert(buildings).values({ tenantId: site.id, name: '附楼', upperFloors: 9 }).returning())[0]?.id ?? 0
})

/** A host that stands in a building, with a point in each of these. */
async function aHost(buildingId: number | null, ...pointsIn: number[]): Promise<number> {
  hosts += 1
  const [host] = await db().insert(fireHosts).values({ tenantId: site.id, serverIp: `10.9.0.${hosts}`, port: 9000, buildingId }).returning()
  const fireHostId = host?.id ?? 0
  for (const [index, of] of pointsIn.entries()) {
    await db().insert(fireHostPoints).values({ tenantId: site.id, fireHostId, loop: '1', address: String(index), series: '感烟', channelId: 11, buildingId: of, floor: 1, position: '大厅' })
  }
  return fireHostId
}

describe('of the fire hosts, someone who sees one building', () => {
  const seen = async (host: number) => {
    const { hosts: visible, wholeHosts } = await placesFrom(db(), site.id, { regions: [], buildings: [site.buildingId], departments: [] })
    return { isSeen: visible.has(host), isWhole: wholeHosts.has(host) }
  }

  it.each([
    ['one that stands there with all its points', () => aHost(site.buildingId, site.buildingId, site.buildingId), { isSeen: true, isWhole: true }],
    ['one that stands there and has no points yet', () => aHost(site.buildingId), { isSeen: true, isWhole: true }],
    ['one that stands there and has a point elsewhere', () => aHost(site.buildingId, site.buildingId, annex), { isSeen: true, isWhole: false }],
    ['one that stands elsewhere and has all its points there', () => aHost(annex, site.buildingId), { isSeen: true, isWhole: false }],
    ['one of which it is not known where it stands, with all its points there', () => aHost(null, site.buildingId), { isSeen: true, isWhole: false }],
    ['one that stands elsewhere, with its points', () => aHost(annex, annex), { isSeen: false, isWhole: false }],
    ['one of which nothing is known', () => aHost(null), { isSeen: false, isWhole: false }],
  ])('%s: sees it, and may change it only when nothing of it is elsewhere', async (_what, add, expected) => {
    expect(await seen(await add())).toEqual(expected)
  })
})
