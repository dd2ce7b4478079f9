import type { buildings } from '../../db/schema'
import { wireFlag } from '../../http/wire-flag'
import { wireTime } from '../../http/wire-time'

export type Building = typeof buildings.$inferSelect

/** The full entity with the platform's spellings (contract device §0.5, §1.2). */
export const buildingEntity = (row: Building) => ({
  id: row.id,
  oid: row.unitId,
  bid: null,
  sysOrganId: -1,
  bname: row.name,
  baddress: row.address,
  addressDetail: row.addressDetail,
  zxqy: row.regionCode,
  street: row.streetCode,
  road: row.road,
  mnph: row.houseNumber,
  ldz: row.blockNumber,
  gis: row.coordinates,
  linkman: row.contactName,
  linkphone: row.contactPhone,
  bstate: wireFlag(row.inUse),
  propertRight: row.ownership,
  haveFireproof: wireFlag(row.hasAutomaticSystems),
  xfssIntact: row.facilityCondition,
  haveCtrlroom: wireFlag(row.hasControlRoom),
  ctrlroomPlace: row.controlRoomPlace,
  btime: wireTime(row.completedAt),
  bTimeLong: row.completedAt?.getTime() ?? null,
  barea: row.floorArea,
  bzdArea: row.footprintArea,
  bzcArea: row.siteArea,
  upFloorArea: row.upperFloorArea,
  underFloorArea: row.basementArea,
  bhight: row.height,
  upFloor: row.upperFloors,
  underFloor: row.basementFloors,
  liftCount: row.liftCount,
  liftPlace: row.liftPlace,
  refugeNumber: row.refugeFloorCount,
  refugeArea: row.refugeArea,
  refugePlace: row.refugePlace,
  mostworkerr: row.maxOccupants,
  bstore: row.buildingClass,
  bstrture: row.structure,
  bstrture1: row.structureDetail,
  fireRate: row.fireResistance,
  fireDanger: row.fireHazard,
  useType: row.useCategory,
  useKind: row.useFunction,
  xfss: row.fireFacilities,
  xfssOther: row.fireFacilitiesOther,
  nearBuilding: row.neighbours,
  geogInfo: row.terrain,
  imageX: null,
  imageY: null,
  delFlag: '0',
  tenantId: row.tenantId,
  departId: null,
  crtUserName: row.createdBy,
  crtUserId: null,
  crtTime: wireTime(row.createdAt),
  updUserName: row.updatedBy,
  updUserId: null,
  updTime: wireTime(row.updatedAt),
})

/** 1 … top. */
const upperFloors = (row: Building) => Array.from({ length: row.upperFloors }, (_, index) => index + 1)
/** −1 … −n. */
const basements = (row: Building) => Array.from({ length: row.basementFloors }, (_, index) => -(index + 1))

/** getFloor: from the top down to 1, then the basements (contract device §1). */
export const floorsTopDown = (row: Building) =>
  [...upperFloors(row).reverse(), ...basements(row)].map((floor) => ({ floor }))

/** Whether a building has a floor; 0 is none (domain 9). */
export const hasFloor = ({ upperFloors: upper, basementFloors }: Pick<Building, 'upperFloors' | 'basementFloors'>, floor: number): boolean =>
  floor !== 0 && floor <= upper && floor >= -basementFloors

/** getFloorList: 1 to the top, then the basements. */
export const floorNumbers = (row: Building) => [...upperFloors(row), ...basements(row)]
