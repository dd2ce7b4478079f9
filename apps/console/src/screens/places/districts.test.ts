import { ApiError, type ApiClient } from '@smart-fire/api-client'
import { expect, it, vi } from 'vitest'
import { allDistricts, districtOptions } from './districts'

const REGIONS = [
  { code: '110000', name: '北京市' }, { code: '110101', name: '东城区' }, { code: '330000', name: '浙江省' }, { code: '330100', name: '杭州市' }, { code: '330106', name: '西湖区' },
  { code: '440000', name: '广东省' }, { code: '441900', name: '东莞市' },
]
const { signal } = new AbortController()
const clientOf = (buildings: object) => ({ with: () => ({ buildings }) }) as unknown as ApiClient

it('offers the smallest regions with what contains them: districts, and cities without districts', () => {
  expect(districtOptions(REGIONS)).toEqual([
    { value: '110101', label: '北京市 / 东城区' }, { value: '330106', label: '浙江省 / 杭州市 / 西湖区' }, { value: '441900', label: '广东省 / 东莞市' },
  ])
})

it('loads them once for a client, and again after a failure', async () => {
  const regions = vi.fn().mockRejectedValueOnce(new ApiError('network')).mockResolvedValue(REGIONS)
  const client = clientOf({ regions })
  await expect(allDistricts(client, signal)).rejects.toMatchObject({ kind: 'network' })
  await allDistricts(client, signal)
  expect(await allDistricts(client, signal)).toHaveLength(3)
  expect(regions).toHaveBeenCalledTimes(2)
})

it('takes the districts of buildings on a platform that does not list its regions', async () => {
  const leaf = { code: '7', name: '星河大厦', status: 'normal', isBuilding: true, children: [] }
  const tree = vi.fn().mockResolvedValue([{ code: '330000', name: '浙江省', status: null, isBuilding: false, children: [{ code: '330106', name: '西湖区', status: null, isBuilding: false, children: [leaf] }] }])
  const client = clientOf({ regions: vi.fn().mockRejectedValue(new ApiError('notFound')), tree })
  expect(await allDistricts(client, signal)).toEqual([{ value: '330106', label: '浙江省 / 西湖区' }])
})
