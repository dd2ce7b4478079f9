import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { floorPlans } from '../../db/schema'
import { startCityServer, type CityServer } from '../../testing/city'
import { textLike } from '../../testing/matchers'

const LAYOUT = '/api/device/deviceFloorLayout'

interface PlanRow {
  filePath: string
  fileFloor: number
}

let city: CityServer
beforeAll(async () => {
  city = await startCityServer()
})
afterAll(() => city.stop())

const plansOf = async (query: string) =>
  (await city.get<{ data: PlanRow[] }>(`${LAYOUT}/selectImage?${query}`)).body.data

async function linkOf(floor: number): Promise<string> {
  const [plan] = await plansOf(`buildingId=1&floor=${floor}`)
  if (!plan) throw new Error(`floor ${floor} has no plan`)
  return plan.filePath
}

describe('deviceFloorLayout/selectImage (contract device §7)', () => {
  it('has one row for a drawn floor, all of them without a floor, none for an unknown one', async () => {
    expect(await plansOf('buildingId=1&floor=-1')).toMatchObject([
      {
        buildId: 1,
        fileFloor: -1,
        fileType: 'svg',
        filePath: textLike(/^\/files\/[0-9a-f]{32}\.svg\?expires=\d+&signature=/),
      },
    ])
    expect((await plansOf('buildingId=1')).length).toBeGreaterThan(40)
    expect(await plansOf('buildingId=1&floor=99')).toEqual([])
  })

  it('shares one file among floors with the same drawing', async () => {
    const file = (link: string) => link.split('?')[0]
    expect(file(await linkOf(5))).toBe(file(await linkOf(6)))
    expect(file(await linkOf(5))).not.toBe(file(await linkOf(1)))
  })

  it('is empty for another tenant', async () => {
    expect((await city.getAsStranger(`${LAYOUT}/selectImage?buildingId=1&floor=1`)).body).toEqual({
      status: 200,
      data: [],
    })
  })

  it('getSensorAndFloor falls back to a placeholder for a floor with two plans', async () => {
    const url = async () =>
      (await city.get<{ data: { url: string } }>('/api/device/deviceSensor/getSensorAndFloor?buildId=1&floor=3')).body
        .data.url
    expect(await url()).toBe(await linkOf(3))
    const { db } = city.server.deps.database
    const [plan] = await db.select().from(floorPlans).where(eq(floorPlans.floor, 3)).limit(1)
    const [second] = plan
      ? await db
          .insert(floorPlans)
          .values({ tenantId: plan.tenantId, buildingId: 1, floor: 3, fileKey: plan.fileKey, fileName: 'x' })
          .returning()
      : []
    expect(await url()).toBe('/files/no-floor-plan.svg')
    expect(await plansOf('buildingId=1&floor=3')).toHaveLength(2)
    await db.delete(floorPlans).where(eq(floorPlans.id, second?.id ?? 0))
  })
})

describe('/files (trust B3)', () => {
  it('serves a picture to a client with the link, without rights for its content', async () => {
    const response = await city.server.request(await linkOf(1))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'; style-src 'unsafe-inline'")
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(await response.text()).toMatch(/^<svg/)
  })

  it('keeps the link for a while, so that browsers cache the picture', async () => {
    expect(await linkOf(2)).toBe(await linkOf(2))
  })

  it.each([
    ['a changed name', (link: string) => link.replace(/[0-9a-f]{32}/, '0'.repeat(32))],
    ['a later end', (link: string) => link.replace(/expires=(\d+)/, (_, end) => `expires=${Number(end) + 3_600_000}`)],
    ['a wrong signature', (link: string) => link.replace(/signature=.{4}/, 'signature=AAAA')],
    ['no signature', (link: string) => link.split('?')[0] ?? ''],
  ])('refuses %s', async (_what, change) => {
    const response = await city.server.request(change(await linkOf(1)))
    expect(response.status).toBe(403)
    expect(await response.text()).not.toContain('<svg')
  })

  it('refuses an expired link', async () => {
    const link = await linkOf(1)
    city.server.clock.advance(61 * 60_000)
    expect((await city.server.request(link)).status).toBe(403)
    expect((await city.server.request(await linkOf(1))).status).toBe(200)
  })

  it('serves the placeholder without a link', async () => {
    const response = await city.server.request('/files/no-floor-plan.svg')
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('暂无平面图')
  })
})
