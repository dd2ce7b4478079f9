/** An invented city: the codes are free in GB/T 2260, the province is real so that the region tree has its three levels. */
export const REGION_ROWS = [
  { code: '330000', name: '浙江省' },
  { code: '339900', name: '云澜市' },
  { code: '339901', name: '云东区' },
  { code: '339902', name: '滨河区' },
  { code: '339903', name: '临港区' },
]

export type DistrictCode = '339901' | '339902' | '339903'

interface District {
  name: string
  center: readonly [lng: number, lat: number]
  /** half width and half height in degrees, about two kilometres */
  reach: readonly [number, number]
  streets: readonly (readonly [code: string, name: string])[]
  roads: readonly string[]
}

/** GCJ-02 degrees, as the map of the deployed platform expects (domain 8). */
export const DISTRICTS: Record<DistrictCode, District> = {
  '339901': {
    name: '云东区',
    center: [120.6421, 30.2514],
    reach: [0.021, 0.016],
    streets: [
      ['001', '万诚街道'],
      ['002', '星港街道'],
      ['003', '和盛街道'],
    ],
    roads: ['云澜大道', '万诚路', '星港路', '和盛路', '金融街', '云栖路'],
  },
  '339902': {
    name: '滨河区',
    center: [120.5987, 30.2382],
    reach: [0.019, 0.017],
    streets: [
      ['001', '澜湾街道'],
      ['002', '文汇街道'],
      ['003', '北岸街道'],
    ],
    roads: ['滨江路', '澜湾路', '文汇街', '北岸街', '学府路', '康宁路'],
  },
  '339903': {
    name: '临港区',
    center: [120.6893, 30.2176],
    reach: [0.023, 0.014],
    streets: [
      ['001', '临港街道'],
      ['002', '海辰街道'],
    ],
    roads: ['临港一路', '临港三路', '海辰路', '东港大道', '智造路'],
  },
}
