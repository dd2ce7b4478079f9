import { ENTRY_STYLE, WARNING_TONE } from '@smart-fire/api-client/wire'
import { eq } from 'drizzle-orm'

import type { Db } from '../db/database'
import { buildings, cameraGroups, cameras, controlRooms, departmentMembers, departments, deviceMaintenance, devices, deviceSeries, dictionaryEntries, dictionaryTypes, facilityTypes, fireHostPoints, fireHostRecords, fireHosts, floorPlanDrafts, floorPlans, gatewayKeys, gateways, generalRecords, hydrantRecords, hydrants, indoorFacilities, inspectionPlans, inspectionRoutePoints, inspectionRoutes, inspectionTypes, networkedUnits, noticeRuleUsers, outdoorFacilities, pointThresholds, positionMembers, positions, recognitions, sensorTypePoints, sensorTypes, storedFiles, tenants, thresholdRanges, users } from '../db/schema'

/** What the promises need to know about a resource. */
export interface ResourceSample {
  /** a valid input; two different numbers give inputs that differ in every field */
  input: (n: number) => Record<string, unknown>
  /** what a filter parameter is given to find a row of this input */
  filters: Record<string, (input: Record<string, unknown>) => unknown>
  /** makes a row of another table refer to this one; undefined when none can */
  use?: (db: Db, id: number) => Promise<unknown>
  /** the filter that leaves out the rows which every server has */
  own?: string
}

const FACILITY_FILTERS: ResourceSample['filters'] = {
  facilitiesNo: () => undefined, facilitiesTypeId: () => undefined, equipmentType: () => undefined, status: () => undefined, dateStrs: () => undefined, dueState: () => undefined,
  positionDescription: ({ positionDescription }) => positionDescription, personInCharge: ({ personInCharge }) => personInCharge,
}

/** One for each declared resource, by its name: a resource without a sample fails the promises. */
export const RESOURCE_SAMPLES: Readonly<Record<string, ResourceSample>> = {
  signInProvider: {
    // the lowest is listed first: later inputs are lower
    input: (n) => ({ name: `统一认证${n}`, issuer: `https://idp${n}.example.com`, clientId: `console-${n}`, scopes: n % 2 ? 'profile' : 'email', offered: String(n % 2), orderNum: 9999 - (n % 9999) }),
    filters: { name: ({ name }) => name },
  },
  firm: {
    input: (n) => ({ sensorManufacturer: `厂商${n}号`, contact: `联系人${n}`, phone: `05990-${n}`, productKinds: `产品${n}类`, certificates: `CCCF-${n}` }),
    filters: {
      sensorManufacturer: ({ sensorManufacturer }) => sensorManufacturer,
      contact: ({ contact }) => contact,
      productKinds: ({ productKinds }) => productKinds,
    },
    use: (db, id) => db.update(deviceSeries).set({ firmId: id }).where(eq(deviceSeries.code, 'M1-1')),
  },
  deviceSeries: {
    // the makers of `addCatalogue`
    input: (n) => ({
      manufacturerId: 1 + (n % 2), seriesCode: `XL-${n}`, sensorType: `系列${n}号`, systemType: ['1', '11', '23'][n % 3], type: String(n % 2),
      color: `#${String(n % 1_000_000).padStart(6, '0')}`, icon: `icon${n}`, lifeSpan: 1 + (n % 50),
    }),
    filters: {
      typeName: ({ sensorType }) => sensorType,
      seriesCode: ({ seriesCode }) => seriesCode,
      systemType: ({ systemType }) => systemType,
      type: ({ type }) => type,
      manufacturerId: ({ manufacturerId }) => manufacturerId,
    },
    use: (db, id) => db.update(sensorTypes).set({ seriesId: id }).where(eq(sensorTypes.id, 1)),
  },
  sensorModel: {
    // series, points and systems of `addCatalogue`
    input: (n) => ({ seriesId: 1 + (n % 2), model: `XH-${n}`, channelId: 1 + (n % 2), measuringPointIds: String(1 + (n % 2)), offlineSeconds: 60 + (n % 1000) }),
    filters: { model: ({ model }) => model, seriesId: ({ seriesId }) => seriesId, channelId: ({ channelId }) => channelId },
    use: (db, id) => db.insert(devices).values({ tenantId: 'reference', number: `model-${id}`, typeId: id, channelId: 1 }),
  },
  fireHost: {
    input: (n) => ({
      serverIp: `10.${1 + ((n >> 8) % 250)}.${n % 250}.7`, port: String(4000 + (n % 1000)), gis: `120.${n},30.1`, positionDescription: `值班室${n}号`, hostName: `主机${n}号`,
      manufacturer: `厂商${n}`, model: `JB-${n}`, protocol: `协议${n}`, ctrlroomPlace: `一层${n}室`, phone: `05990-${n}`,
    }),
    filters: {
      serverIp: ({ serverIp }) => serverIp, port: ({ port }) => port, positionDescription: ({ positionDescription }) => positionDescription, hostName: ({ hostName }) => hostName,
    },
    use: async (db, id) => {
      await db.insert(fireHostPoints).values({ ...REFERENCE_POINT, fireHostId: id, loop: 'use', address: String(id) })
      await db.insert(fireHostRecords).values({ ...RECORD, fireHostId: id, fireHostPointId: null, loop: '', address: '', pointCode: 'HOST_BUS', alarmType: '总线故障', category: '0' })
    },
  },
  fireHostPoint: {
    // the host and the building of `addReferences`
    input: (n) => ({ fireMainId: REFERENCE_ID, sensorLoop: `L${n % 100}`, address: `A${n}`, series: `系列${n}`, buildingId: REFERENCE_ID, floor: 1 + (n % 9), positionDescription: `位置${n}` }),
    filters: {
      ids: () => undefined, code: () => undefined, floorId: ({ floor }) => floor, fireMainId: () => undefined, series: ({ series }) => series, sensorLoop: ({ sensorLoop }) => sensorLoop,
      address: ({ address }) => address, positionDescription: ({ positionDescription }) => positionDescription, status: () => undefined, positionSign: () => undefined,
    },
    use: (db, id) => db.insert(fireHostRecords).values({
      ...RECORD, fireHostId: REFERENCE_ID, fireHostPointId: id, loop: 'use', address: String(id), pointCode: 'FIREMAIN', alarmType: '火警', category: '1',
    }),
  },
  gateway: {
    input: (n) => ({
      no: `GW-${n}`, entity: JSON.stringify([`厂商${n}`, `传输装置${n}`, `T${n}`]), positionDescription: `消控室${n}号`, geographicalPositionSign: `120.${n},30.1`,
    }),
    filters: {
      no: ({ no }) => no, positionDescription: ({ positionDescription }) => positionDescription,
      oid: () => undefined, controlRoomId: () => undefined,
      manufacturer: ({ entity }) => nameIn(entity, 0), equipmentType: ({ entity }) => nameIn(entity, 1), model: ({ entity }) => nameIn(entity, 2),
    },
    use: (db, id) => db.insert(gatewayKeys).values({ gatewayId: id, keyHash: `use-${id}`, createdAt: new Date(0) }),
  },
  controlRoom: {
    // the units and the building of `addReferences`
    input: (n) => ({
      roomName: `消控室${n}号`, oid: REFERENCE_ID + (n % 2), buildingId: REFERENCE_ID, floor: 1 + (n % 9), positionDescription: `${n}室`, phone: `05990-${n}`, linkman: `值班长${n}`, linkphone: `1384000${n}`, remark: `备注${n}`,
    }),
    filters: { roomName: ({ roomName }) => roomName, oid: () => undefined, buildingId: () => undefined },
    use: (db, id) => db.insert(gateways).values({ tenantId: 'reference', number: `use-${id}`, controlRoomId: id }),
  },
  deviceMaintenance: {
    // the devices of `addReferences`; the latest day is listed first: later inputs are later
    input: (n) => ({
      deviceId: REFERENCE_ID + (n % 2), maintenanceType: deviceMaintenance.kind.enumValues[n % 5], doneDate: dayText(n), donePerson: `维保员${n}`, passed: String(n % 2), description: `说明${n}`, nextDate: dayText(n + 365),
    }),
    filters: { deviceId: () => undefined, maintenanceType: ({ maintenanceType }) => maintenanceType, dateStrs: ({ doneDate }) => `${String(doneDate)},${String(doneDate)}` },
  },
  networkedUnit: {
    input: (n) => ({
      oname: `单位${n}号`, unitKind: String(n % 3), otype: String(1 + (n % 4)), oNature: `性质${n}`, oclass: `类型${n}`, olicense: `91${n}`, oLicenseTimeLong: day(n), xzqy: String(339_901 + (n % 9)),
      oaddress: `万诚路${n}号`, gis: `120.${n},30.1`, ophone: `05990-${n}`, olinkman: `联系人${n}`, olinkphone: `1380000${n}`, legalName: `法人${n}`, legalPhone: `1381000${n}`,
      safeDutyName: `责任人${n}`, safeDutyPhone: `1382000${n}`, safeManagerName: `管理人${n}`, safeManagerPhone: `1383000${n}`, contractStartLong: day(n), contractEndLong: day(n) + 86_400_000 * 365, oother: `备注${n}`,
    }),
    filters: {
      oName: ({ oname }) => oname, unitKind: ({ unitKind }) => unitKind, otype: ({ otype }) => otype, oaddress: ({ oaddress }) => oaddress, safeDutyName: ({ safeDutyName }) => safeDutyName,
      departId: () => undefined,
    },
    use: async (db, id) => {
      await db.insert(buildings).values({ tenantId: 'reference', name: `use-${id}`, upperFloors: 1, unitId: id })
      await db.insert(hydrants).values({ tenantId: 'reference', name: `use-${id}`, hydrantType: '0', waterPipe: '0', protectionRadius: 1, unitId: id })
      await db.insert(controlRooms).values({ tenantId: 'reference', name: `use-${id}`, unitId: id })
      await db.insert(gateways).values({ tenantId: 'reference', number: `use-${id}`, unitId: id })
      const [type] = await db.insert(inspectionTypes).values({ tenantId: 'reference', name: `unit-${id}` }).returning()
      await db.insert(outdoorFacilities).values({ tenantId: 'reference', typeId: type?.id ?? 0, unitId: id })
    },
  },
  department: {
    input: (n) => ({ code: `BM-${n}`, name: `部门${n}号`, orderNum: n % 9999, leader: `负责人${n}`, phone: `05990-${n}`, isDisabled: String(n % 2) }),
    filters: {
      name: ({ name }) => name, code: ({ code }) => code, leader: ({ leader }) => leader, within: () => undefined, isDisabled: ({ isDisabled }) => isDisabled,
    },
    use: async (db, id) => {
      await db.insert(departments).values({ tenantId: 'reference', code: `use-${id}`, name: `use-${id}`, parentId: id })
      await db.insert(networkedUnits).values({ tenantId: 'reference', name: `use-${id}`, departmentId: id })
      const [first, second] = await db.select().from(users).limit(2)
      await db.update(users).set({ departmentId: id }).where(eq(users.id, first?.id ?? ''))
      await db.insert(departmentMembers).values({ departmentId: id, userId: second?.id ?? '' })
      await db.insert(positions).values({ tenantId: 'reference', code: `use-${id}`, name: `use-${id}`, departmentId: id })
    },
  },
  position: {
    input: (n) => ({ code: `GW-${n}`, name: `岗位${n}号`, orderNum: n % 9999, isDisabled: String(n % 2) }),
    filters: { name: ({ name }) => name, code: ({ code }) => code, departId: () => undefined, isDisabled: ({ isDisabled }) => isDisabled },
    use: async (db, id) => {
      const [user] = await db.select().from(users).limit(1)
      await db.insert(positionMembers).values({ positionId: id, userId: user?.id ?? '' })
    },
  },
  facilityType: {
    input: (n) => ({ facilityType: `T${n}`, facilityTypeName: `设施类型${n}号`, icon: `icon${n}`, measuringPointIds: `${1 + (n % 4)}`, hasOutlets: String(n % 2), defaultRadius: 1 + (n % 900) }),
    filters: { facilityTypeName: ({ facilityTypeName }) => facilityTypeName, facilityType: ({ facilityType }) => facilityType },
    use: (db, id) => db.insert(hydrants).values({ tenantId: 'reference', name: `of-type-${id}`, hydrantType: '0', waterPipe: '0', protectionRadius: 1, facilityTypeId: id }),
  },
  building: {
    input: (n) => ({
      bname: `大厦${n}号`, zxqy: String(339_901 + (n % 9)), baddress: `万诚路${n}号`, upFloor: 1 + (n % 90), underFloor: n % 5, bhight: 3 + (n % 200) + 0.5, barea: n + 0.25, bstore: `类${n}`, bstrture: `构${n}`,
      bstate: String(n % 2), propertRight: String(n % 3), xfssIntact: String(1 + (n % 2)), haveCtrlroom: String(n % 2), haveFireproof: String((n + 1) % 2), ctrlroomPlace: `一层${n}室`, bTimeLong: day(n),
      gis: `120.${n},30.1`, street: String(100 + (n % 900)), linkman: `联系人${n}`, linkphone: `1380000${n}`, nearBuilding: `东${n}`, mostworkerr: n, liftCount: n % 20,
    }),
    filters: { buildingName: ({ bname }) => bname, baddress: ({ baddress }) => baddress, code: ({ zxqy }) => zxqy, oid: () => undefined },
    use: async (db, id) => {
      await db.insert(devices).values({ tenantId: 'reference', number: `in-${id}`, typeId: 1, channelId: 1, buildingId: id, floor: 1 })
      await db.insert(fireHostPoints).values({ tenantId: 'reference', series: '感烟', channelId: 11, buildingId: id, fireHostId: REFERENCE_ID, loop: 'in', address: String(id), floor: 1 })
      await db.insert(fireHosts).values({ tenantId: 'reference', serverIp: `10.254.${id % 250}.1`, port: 9, buildingId: id })
      await db.insert(storedFiles).values({ key: `in-${id}`, tenantId: 'reference', contentType: 'image/png', content: new Uint8Array([1]) })
      await db.insert(floorPlans).values({ tenantId: 'reference', buildingId: id, floor: 1, fileKey: `in-${id}`, fileName: 'a' })
      await db.insert(floorPlanDrafts).values({ tenantId: 'reference', buildingId: id, floor: 1, fileKey: `in-${id}`, fileName: 'a', createdBy: 'a', createdAt: new Date(0) })
      await db.insert(controlRooms).values({ tenantId: 'reference', unitId: REFERENCE_ID, name: `in-${id}`, buildingId: id })
      const place = { tenantId: 'reference', buildingId: id, raisedAt: new Date(0), receivedAt: new Date(0), category: '0' as const, pointCode: 'YG', alarmType: '故障' }
      const [type] = await db.insert(inspectionTypes).values({ tenantId: 'reference', name: `in-${id}` }).returning()
      await db.insert(indoorFacilities).values({ tenantId: 'reference', typeId: type?.id ?? 0, buildingId: id, floor: 1 })
      await db.insert(generalRecords).values({ ...place, channelId: 1, deviceId: 1, sensorNumber: 'use' })
      await db.insert(fireHostRecords).values({ ...place, channelId: 11, fireHostId: REFERENCE_ID, loop: 'use', address: 'use' })
    },
  },
  measuringPoint: {
    input: (n) => ({
      codeName: `POINT_${n}`, measuringPoint: `测点${n}号`, dataUnit: `单位${n}`, measuringPointType: String(n % 2), normalValueMin: n + 0.1, normalSymbolMin: String(n % 2), alarmTypeMin: `偏低${n}`,
      normalValueMax: n + 10.7, normalSymbolMax: String((n + 1) % 2), alarmTypeMax: `偏高${n}`, outOfRange: String(n % 2),
    }),
    filters: { measuringPoint: ({ measuringPoint }) => measuringPoint, codeName: ({ codeName }) => codeName, measuringPointType: ({ measuringPointType }) => measuringPointType },
    use: async (db, id) => {
      await db.update(sensorTypePoints).set({ pointId: id }).where(eq(sensorTypePoints.position, 0))
      await db.insert(facilityTypes).values({ code: `U${id}`, name: `of-point-${id}`, pointIds: [id], hasOutlets: false })
      await db.insert(pointThresholds).values({ tenantId: 'reference', pointId: id })
    },
  },
  alarmLevel: {
    // the lowest is listed first: later inputs are lower
    input: (n) => ({
      level: `等级${n}`, sort: 90_000 - (n % 90_000), color: `#${String(n % 1_000_000).padStart(6, '0')}`, tone: Object.values(WARNING_TONE)[n % 4], repeatFlag: String(n % 2), levelInstructions: `说明${n}`,
    }),
    filters: { level: ({ level }) => level, levelInstructions: ({ levelInstructions }) => levelInstructions },
    use: async (db, id) => {
      const [thresholds] = await db.insert(pointThresholds).values({ tenantId: `reference-${id}`, pointId: 1 }).returning()
      await db.insert(thresholdRanges).values({ thresholdsId: thresholds?.id ?? 0, levelId: id, min: 1 })
    },
  },
  dictionaryType: {
    input: (n) => ({ code: `list_${n}`, name: `列表${n}号`, description: `说明${n}` }),
    filters: { name: ({ name }) => name, code: ({ code }) => code, builtIn: () => undefined },
    use: (db, id) => db.insert(dictionaryEntries).values({ typeId: id, value: 'use', label: 'use' }),
  },
  dictionaryEntry: {
    // the list of `addReferences`; the lowest is listed first: later inputs are lower
    input: (n) => ({
      typeId: REFERENCE_LIST, value: `V${n}`, labelDefault: `字典项${n}号`, labelEnUs: `Entry ${n}`, orderNum: 9999 - (n % 9999), style: Object.values(ENTRY_STYLE)[n % 6], isDefault: '0', isDisabled: String(n % 2),
    }),
    filters: {
      typeId: () => undefined, labelDefault: ({ labelDefault }) => labelDefault, value: ({ value }) => value, isDisabled: ({ isDisabled }) => isDisabled, builtIn: () => undefined,
    },
    own: 'builtIn=0',
  },
  inspectionType: {
    input: (n) => ({
      equipmentType: `设施${n}号`, typeNo: `LX-${n}`, inspectionCycle: 1 + (n % 3000), operatingStandard: `规范${n}`,
      checkItems1: JSON.stringify([{ checkTestItem: `外观${n}`, sort: 1, photoFlag: String(n % 2) }]),
      checkItems2: JSON.stringify([{ checkTestItem: `压力${n}`, sort: 0, photoFlag: '0', valueType: '1', dataUnit: 'MPa', valueMin: n, valueMax: n + 0.5 }]),
      testItems1: JSON.stringify([{ checkTestItem: `启动${n}`, sort: 0, photoFlag: '1' }]),
      testItems2: JSON.stringify([{ checkTestItem: `说明${n}`, sort: 1, photoFlag: '0', valueType: '0', dataUnit: null, valueMin: null, valueMax: null }]),
    }),
    filters: { equipmentType: ({ equipmentType }) => equipmentType, typeNo: ({ typeNo }) => typeNo },
    use: async (db, id) => {
      const [building] = await db.select().from(buildings).limit(1)
      const [unit] = await db.insert(networkedUnits).values({ tenantId: 'reference', name: `of-type-${id}` }).returning()
      await db.insert(indoorFacilities).values({ tenantId: 'reference', typeId: id, buildingId: building?.id ?? 0, floor: 1 })
      await db.insert(outdoorFacilities).values({ tenantId: 'reference', typeId: id, unitId: unit?.id ?? 0 })
    },
  },
  cameraGroup: {
    input: (n) => ({ deviceGroupName: `分组${n}号` }),
    filters: { deviceGroupName: ({ deviceGroupName }) => deviceGroupName },
    use: (db, id) => db.insert(cameras).values({ tenantId: 'reference', name: `in-${id}`, number: `group-${id}`, groupId: id, buildingId: REFERENCE_ID, floor: 1 }),
  },
  camera: {
    // the groups and the building of `addReferences`
    input: (n) => ({
      deviceName: `摄像机${n}号`, sensorNo: `sxj-${n}`, groupId: REFERENCE_ID + (n % 2), manufacturer: `厂商${n}`, model: `型号${n}`, videoLiveAddress: `https://video.example.com/${n}.m3u8`,
      buildingId: REFERENCE_ID, floor: 1 + (n % 9), positionDescription: `位置${n}号`, controlAddress: `http://192.0.2.${n % 250}`, controlAccount: `账号${n}`,
    }),
    filters: {
      deviceName: ({ deviceName }) => deviceName, sensorNo: ({ sensorNo }) => sensorNo, groupId: ({ groupId }) => groupId, manufacturer: ({ manufacturer }) => manufacturer,
      buildingId: () => undefined, ids: () => undefined, floorId: () => undefined, status: () => undefined, isMark: () => undefined,
    },
    own: 'isMark=0',
    use: async (db, id) => {
      await db.insert(recognitions).values({ tenantId: 'reference', cameraId: id, name: `in-${id}`, kind: 'smoke', sensitivity: 30 })
      const [camera] = await db.select().from(cameras).where(eq(cameras.id, id))
      await db.insert(generalRecords).values({ tenantId: 'reference', channelId: 9, deviceId: camera?.deviceId ?? 0, sensorNumber: 'use', pointCode: 'VSMOKE', alarmType: '画面烟雾', category: '1', raisedAt: new Date(0), receivedAt: new Date(0) })
    },
  },
  recognition: {
    // the cameras of `addReferences`: each has one recognition of a kind at most
    input: (n) => ({
      solutionName: `识别${n}号`, solutionType: recognitions.kind.enumValues[n % 4], deviceId: REFERENCE_ID + (n % REFERENCE_CAMERAS), area: `${n % 50},0,50,100`, sensitivity: 1 + (n % 100),
      schedule: `${String(n % 24).padStart(2, '0')}:00-${String(n % 24).padStart(2, '0')}:30`, isEnabled: String(n % 2),
    }),
    filters: { solutionName: ({ solutionName }) => solutionName, solutionType: () => undefined, deviceId: () => undefined },
  },
  indoorFacility: {
    // the type and the building of `addReferences`
    input: (n) => ({
      facilitiesTypeId: REFERENCE_ID, buildingId: REFERENCE_ID, floor: 1 + (n % 9), positionDescription: `位置${n}号`, personInCharge: `责任人${n}号`,
      installDate: new Date(Date.UTC(2020, 0, n % 1000)).toISOString().slice(0, 10), remark: `备注${n}`,
    }),
    filters: { ...FACILITY_FILTERS, ids: () => undefined, code: () => undefined, floorId: () => undefined, oid: () => undefined, positionSign: () => undefined },
    use: (db, id) => onRoute(db, { indoorId: id }),
  },
  outdoorFacility: {
    input: (n) => ({
      facilitiesTypeId: REFERENCE_ID, oid: REFERENCE_ID, zxqy: String(339_901 + (n % 9)), gis: `120.${n},30.1`, positionDescription: `位置${n}号`, personInCharge: `责任人${n}号`,
      installDate: new Date(Date.UTC(2020, 0, n % 1000)).toISOString().slice(0, 10), remark: `备注${n}`,
    }),
    filters: { ...FACILITY_FILTERS, code: () => undefined, oid: () => undefined, positionSign: () => undefined },
    use: (db, id) => onRoute(db, { outdoorId: id }),
  },
  inspectionRoute: {
    // a facility is on one route at most, so these have none
    input: (n) => ({ routeName: `路线${n}号`, routeFlag: String(n % 2), remark: `备注${n}` }),
    filters: { routeName: ({ routeName }) => routeName, routeFlag: () => undefined, isEnabled: () => undefined },
    own: 'isEnabled=1',
    use: (db, id) => db.insert(inspectionPlans).values({ ...REFERENCE_PLAN, routeId: id }),
  },
  inspectionPlan: {
    // the routes of `addReferences`: each has one plan at most
    input: (n) => ({
      inspectionRouteId: REFERENCE_ID + (n % REFERENCE_ROUTES), startTime: new Date(Date.UTC(2020, 0, n % 1000)).toISOString().slice(0, 10), endTime: `2040-01-${String(1 + (n % 28)).padStart(2, '0')}`, cycleType: String(n % 2),
      patrolCycle: 1 + (n % 99), timePeriod: JSON.stringify([[`0${n % 10}:00`, `1${n % 10}:30`]]), remark: `备注${n}`,
    }),
    filters: { routeName: () => undefined, cycleType: ({ cycleType }) => cycleType, patrolCycle: ({ patrolCycle }) => patrolCycle, isFrozen: () => undefined, startTime: () => undefined, endTime: () => undefined },
  },
  noticeRule: {
    input: (n) => ({ ruleName: `规则${n}号`, ruleDescription: `说明${n}`, intervalTimeMinutes: 1 + (n % 1440), channelId: [1, 5, 11][n % 3] }),
    filters: { ruleName: ({ ruleName }) => ruleName, channelId: () => undefined },
    use: async (db, id) => {
      const [user] = await db.select().from(users).limit(1)
      await db.insert(noticeRuleUsers).values({ ruleId: id, userId: user?.id ?? '', type: '1' })
    },
  },
  hydrant: {
    input: (n) => ({
      hydrantName: `消火栓${n}号`, zxqy: String(339_901 + (n % 9)), hydrantType: ['地下式', '地上式', '直埋伸缩'][n % 3], waterPipe: ['高压给水', '临时高压给水', '低压给水'][n % 3],
      protectionRadius: 100 + (n % 900), positionDescription: `路口${n}`,
    }),
    filters: {
      hydrantName: ({ hydrantName }) => hydrantName, code: () => undefined, hydrantType: ({ hydrantType }) => hydrantType, waterPipe: ({ waterPipe }) => waterPipe, outlet: () => undefined,
      gis: () => undefined, oid: () => undefined, facilityTypeId: () => undefined,
    },
    use: async (db, id) => {
      await db.insert(devices).values({ tenantId: 'reference', number: `use-${id}`, typeId: 3, channelId: 5, hydrantId: id })
      await db.insert(hydrantRecords).values({ tenantId: 'reference', channelId: 5, deviceId: 1, sensorNumber: 'use', hydrantId: id, pointCode: 'YL', alarmType: '低压', raisedAt: new Date(0), receivedAt: new Date(0) })
    },
  },
}

/** Midnight of a day in UTC+8, as the wire has days. */
const day = (n: number) => Date.UTC(2020, 0, n % 1000) - 8 * 3_600_000
/** A day as `yyyy-MM-dd`, each later than the one before, and none in the future. */
const dayText = (n: number) => new Date(Date.UTC(2000, 0, n % 9000)).toISOString().slice(0, 10)
/** One of the three names of a type. */
const nameIn = (entity: unknown, place: number) => (JSON.parse(String(entity)) as string[])[place]

/** Puts a facility on a route of its own. */
async function onRoute(db: Db, point: { indoorId: number } | { outdoorId: number }): Promise<void> {
  const [route] = await db.insert(inspectionRoutes).values({ tenantId: 'reference', name: JSON.stringify(point), isOutdoor: 'outdoorId' in point, facilityIds: Object.values(point) }).returning()
  await db.insert(inspectionRoutePoints).values({ routeId: route?.id ?? 0, place: 0, ...point })
}

/** more than a test makes plans */
const REFERENCE_ROUTES = 1000
/** more than a test makes recognitions */
const REFERENCE_CAMERAS = 400
const REFERENCE_PLAN = { tenantId: 'reference', cycle: '1' as const, every: 1, weekdays: [], monthDays: [], periods: [], startOn: '2026-01-01', personIds: [] }
/** the first of their tables */
const REFERENCE_ID = 1
/** below every list of a test, so that its entries are listed first */
const REFERENCE_LIST = 0
const REFERENCE_POINT = { tenantId: 'reference', series: '感烟', channelId: 11, buildingId: REFERENCE_ID }
const RECORD = { tenantId: 'reference', channelId: 11, raisedAt: new Date(0), receivedAt: new Date(0), lastReportedAt: new Date(0) }

/** A host, a building and units of a tenant, to which the samples refer: the first ones of a new database. */
export async function addReferences(db: Db, tenantId: string): Promise<void> {
  await db.insert(buildings).values({ tenantId, name: '契约大厦', upperFloors: 9 })
  await db.insert(devices).values(['maintained-1', 'maintained-2'].map((number) => ({ tenantId, number, typeId: REFERENCE_ID, channelId: 1, buildingId: REFERENCE_ID, floor: 1 })))
  await db.insert(tenants).values({ id: 'reference', name: '参照站点' })
  await db.insert(networkedUnits).values([{ tenantId, name: '契约物业' }, { tenantId, name: '契约维保' }])
  await db.insert(inspectionTypes).values({ tenantId, name: '契约设施', cycleDays: 30 })
  await db.insert(inspectionRoutes).values(Array.from({ length: REFERENCE_ROUTES }, (_, at) => ({ tenantId, name: `契约路线${at}`, isOutdoor: false, facilityIds: [], isEnabled: false })))
  await db.insert(cameraGroups).values([{ tenantId, name: '参照分组一' }, { tenantId, name: '参照分组二' }])
  await db.insert(cameras).values(Array.from({ length: REFERENCE_CAMERAS }, (_, at) => ({ tenantId, name: `参照摄像机${at}`, number: `reference-${at}`, buildingId: REFERENCE_ID, floor: 1, planX: 1, planY: 1 })))
  await db.insert(fireHosts).values({ tenantId, serverIp: '10.255.255.1', port: 9 })
  await db.insert(dictionaryTypes).values({ id: REFERENCE_LIST, code: 'reference', name: '参照' })
}
