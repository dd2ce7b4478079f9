import { readWireDate, YES_NO } from '@smart-fire/api-client/wire'

import { buildings, controlRooms, devices, fireHostPoints, fireHostRecords, fireHosts, floorPlanDrafts, floorPlans, generalRecords, indoorFacilities } from '../../db/schema'
import { contains, number } from '../../http/resource/filter'
import { newestFirst, resource } from '../../http/resource/resource'
import { unitResource } from '../units/unit.resource'
import { buildingEntity } from './building-entity'
import { buildingInput } from './building-input'
import { brokenFloors } from './building-rules.queries'
import { zhCN } from './building.messages'
import { OPEN_HOST_RECORDS, OPEN_RECORDS, ofRegion, whatBuildingsHave } from './managed-buildings.queries'

const t = buildings

/**
 * `/api/device/deviceBuilding`: buildings as they are managed (contract device §1). A building is marked as deleted, so its handled records
 * keep their place; what still needs it forbids the deletion. `get` is a call of its own (`buildings.routes`), which many screens make.
 */
export const buildingResource = resource({
  name: 'building',
  base: '/api/device/deviceBuilding',
  table: t,
  rights: { read: ['adminSys/buildManager'], write: ['adminSys/buildManager'] },
  filters: { buildingName: contains(t.name), baddress: contains(t.address), code: ofRegion, oid: number(t.unitId) },
  order: newestFirst(t),
  sortable: { bname: t.name, upFloor: t.upperFloors, bhight: t.height, updTime: t.updatedAt },
  row: buildingEntity,
  write: buildingInput,
  values: (input) => ({
    name: input.bname, unitId: input.oid, buildingClass: input.bstore, useCategory: input.useType, useFunction: input.useKind, inUse: flagOf(input.bstate),
    ownership: input.propertRight, contactName: input.linkman, contactPhone: input.linkphone, completedAt: dayOf(input.bTimeLong),
    regionCode: input.zxqy, streetCode: input.street, road: input.road, houseNumber: input.mnph, blockNumber: input.ldz, address: input.baddress,
    addressDetail: input.addressDetail, coordinates: input.gis,
    upperFloors: input.upFloor, basementFloors: input.underFloor, height: input.bhight, floorArea: input.barea, footprintArea: input.bzdArea, siteArea: input.bzcArea, upperFloorArea: input.upFloorArea, basementArea: input.underFloorArea,
    structure: input.bstrture, structureDetail: input.bstrture1, maxOccupants: input.mostworkerr, liftCount: input.liftCount, liftPlace: input.liftPlace,
    fireResistance: input.fireRate, fireHazard: input.fireDanger, hasAutomaticSystems: flagOf(input.haveFireproof), fireFacilities: input.xfss, fireFacilitiesOther: input.xfssOther,
    facilityCondition: input.xfssIntact, hasControlRoom: flagOf(input.haveCtrlroom), controlRoomPlace: input.ctrlroomPlace, refugeFloorCount: input.refugeNumber,
    refugeArea: input.refugeArea, refugePlace: input.refugePlace, neighbours: input.nearBuilding, terrain: input.geogInfo,
  }),
  one: 'selectById',
  unique: [{ columns: [t.name], field: 'bname', message: zhCN.nameTaken }],
  refersTo: [{ column: t.unitId, field: 'oid', to: unitResource.definition, message: zhCN.unknownUnit, shows: ['oname'] }],
  rules: brokenFloors,
  adds: whatBuildingsHave,
  usedBy: [
    { column: devices.buildingId, what: zhCN.devices },
    { column: fireHostPoints.buildingId, what: zhCN.points },
    { column: fireHosts.buildingId, what: zhCN.hosts },
    { column: controlRooms.buildingId, what: zhCN.controlRooms },
    { column: floorPlans.buildingId, what: zhCN.plans },
    { column: floorPlanDrafts.buildingId, what: zhCN.drafts },
    { column: indoorFacilities.buildingId, what: zhCN.facilities },
    { column: generalRecords.buildingId, what: zhCN.openRecords, where: OPEN_RECORDS },
    { column: fireHostRecords.buildingId, what: zhCN.openHostRecords, where: OPEN_HOST_RECORDS },
  ],
})

function flagOf(code: string | null | undefined): boolean | null | undefined {
  return code === undefined || code === null ? code : code === YES_NO.yes
}

/** Midnight of a day in UTC+8. */
function dayOf(day: string | null | undefined): Date | null | undefined {
  if (day === undefined || day === null) return day
  const instant = readWireDate(day)
  return instant === null ? null : new Date(instant)
}
