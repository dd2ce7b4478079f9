import type { PlanKey } from '../plans/catalogue'
import type { DistrictCode } from './district'

export type Archetype = 'office' | 'mall' | 'hotel' | 'residential' | 'hospital' | 'school' | 'plant'

export interface Blueprint {
  name: string
  archetype: Archetype
  upper: number
  basements: number
  district: DistrictCode
  unit: string
}

const build = (
  archetype: Archetype,
  district: DistrictCode,
  unit: string,
  ...houses: readonly (readonly [string, number, number])[]
): Blueprint[] => houses.map(([name, upper, basements]) => ({ name, archetype, upper, basements, district, unit }))

/** The houses of each tenant; the first ones of the first tenant are also the small city. */
export const BLUEPRINTS: readonly (readonly Blueprint[])[] = [
  [
    ...build('office', '339901', '万诚商业管理有限公司', ['万诚国际中心A座', 38, 4], ['万诚国际中心B座', 32, 4]),
    ...build('mall', '339901', '万诚商业管理有限公司', ['万诚广场', 6, 3]),
    ...build(
      'residential',
      '339902',
      '澜湾物业服务有限公司',
      ['澜湾花园1号楼', 33, 2],
      ['澜湾花园2号楼', 33, 2],
      ['澜湾花园5号楼', 26, 2],
    ),
    ...build('office', '339901', '云澜金融城发展有限公司', ['云澜金融大厦', 40, 3], ['和盛大厦', 24, 3]),
    ...build(
      'office',
      '339902',
      '滨江云璟资产管理有限公司',
      ['滨江云璟大厦', 28, 3],
      ['澜湾商务中心', 18, 2],
      ['文汇创意大厦', 16, 2],
    ),
    ...build('office', '339901', '星港科技发展有限公司', ['星港科技大厦', 22, 2], ['云栖数据中心', 9, 1]),
    ...build('mall', '339902', '澜湾天街商业有限公司', ['澜湾天街', 7, 2], ['北岸生活汇', 4, 2]),
    ...build('mall', '339901', '云东家居集团有限公司', ['云东家居博览中心', 5, 1]),
    ...build('hotel', '339902', '云澜文旅酒店管理有限公司', ['云澜滨江酒店', 26, 2], ['湖畔精品酒店', 8, 1]),
    ...build('hotel', '339901', '万诚商业管理有限公司', ['万诚铂悦酒店', 19, 2]),
    ...build(
      'residential',
      '339902',
      '云璟物业服务有限公司',
      ['云璟府3号楼', 30, 2],
      ['云璟府7号楼', 18, 1],
      ['北岸公馆2号楼', 24, 1],
    ),
    ...build('residential', '339901', '和盛物业服务有限公司', ['和盛家园6号楼', 11, 1], ['文汇里人才公寓', 17, 1]),
  ],
  [
    ...build('hospital', '339902', '云澜市第一人民医院', ['第一人民医院门诊楼', 6, 2], ['第一人民医院住院楼', 22, 2]),
    ...build('hospital', '339901', '云澜市妇幼保健院', ['妇幼保健院综合楼', 12, 1]),
    ...build('hospital', '339902', '滨河区中医院', ['滨河区中医院门急诊楼', 9, 1]),
    ...build('hospital', '339901', '云东区社区卫生服务中心', ['云东区社区卫生服务中心', 4, 1]),
    ...build('school', '339902', '云澜中学', ['云澜中学教学楼', 5, 1], ['云澜中学实验楼', 5, 0]),
    ...build('school', '339902', '滨河实验小学', ['滨河实验小学教学楼', 4, 0]),
    ...build('school', '339901', '云东区外国语学校', ['云东外国语学校教学楼', 5, 1]),
    ...build('school', '339901', '云澜职业技术学院', ['云澜职业技术学院图书信息楼', 6, 1]),
    ...build('school', '339902', '文汇幼儿园', ['文汇幼儿园', 3, 0]),
  ],
  [
    ...build(
      'plant',
      '339903',
      '临港智造园运营有限公司',
      ['临港智造园1号厂房', 3, 0],
      ['临港智造园2号厂房', 3, 0],
      ['临港智造园3号厂房', 3, 0],
    ),
    ...build('plant', '339903', '临港冷链物流有限公司', ['临港冷链物流中心', 3, 1]),
    ...build('plant', '339903', '海辰精密机械有限公司', ['海辰精密机械总装厂', 4, 0]),
    ...build('plant', '339903', '东港新材料有限公司', ['东港新材料厂房', 3, 0]),
    ...build('office', '339903', '临港智造园运营有限公司', ['临港产业园综合楼', 9, 1]),
    ...build('residential', '339903', '临港智造园运营有限公司', ['临港产业园职工公寓', 12, 0]),
  ],
]

const STANDARD: Record<Archetype, readonly [ground: PlanKey, upper: PlanKey]> = {
  office: ['officeGround', 'officeStandard'],
  mall: ['mallGround', 'mallUpper'],
  hotel: ['officeGround', 'hotelStandard'],
  residential: ['residentialStandard', 'residentialStandard'],
  hospital: ['hospitalGround', 'hospitalWard'],
  school: ['schoolGround', 'schoolStandard'],
  plant: ['plantWorkshop', 'plantWorkshop'],
}

/** Which drawing a floor has: plant rooms lie in the topmost basement. */
export function planOfFloor(archetype: Archetype, floor: number): PlanKey {
  if (floor < 0) return floor === -1 ? 'carParkPlant' : 'carPark'
  const [ground, upper] = STANDARD[archetype]
  return floor === 1 ? ground : upper
}

/** How the devices of a house divide among the channels. */
export const CHANNEL_MIX: Record<Archetype, readonly (readonly [channelId: number, share: number])[]> = {
  office: [
    [11, 40],
    [1, 16],
    [2, 14],
    [4, 2],
    [6, 6],
    [7, 12],
    [8, 10],
  ],
  mall: [
    [11, 38],
    [1, 10],
    [2, 14],
    [4, 12],
    [6, 6],
    [7, 10],
    [8, 10],
  ],
  hotel: [
    [11, 36],
    [1, 26],
    [2, 10],
    [4, 3],
    [6, 5],
    [7, 12],
    [8, 8],
  ],
  residential: [
    [1, 44],
    [11, 20],
    [2, 8],
    [4, 12],
    [7, 8],
    [6, 3],
    [8, 5],
  ],
  hospital: [
    [11, 36],
    [1, 18],
    [2, 14],
    [4, 4],
    [6, 7],
    [7, 11],
    [8, 10],
  ],
  school: [
    [1, 38],
    [11, 20],
    [2, 16],
    [4, 6],
    [6, 4],
    [7, 8],
    [8, 8],
  ],
  plant: [
    [11, 30],
    [1, 18],
    [2, 22],
    [4, 8],
    [6, 6],
    [7, 6],
    [8, 10],
  ],
}
