import { departmentResource } from '../domain/departments/department.resource'
import { facilityTypeResource } from '../domain/facility-types/facility-type.resource'
import { buildingResource } from '../domain/buildings/building.resource'
import { alarmLevelResource } from '../domain/alarm-levels/alarm-level.resource'
import { deviceSeriesResource } from '../domain/device-series/device-series.resource'
import { dictionaryEntryResource } from '../domain/dictionary/dictionary-entry.resource'
import { dictionaryTypeResource } from '../domain/dictionary/dictionary-type.resource'
import { firmResource } from '../domain/firms/firms.resource'
import { fireHostPointResource } from '../domain/fire-hosts/fire-host-point.resource'
import { fireHostResource } from '../domain/fire-hosts/fire-host.resource'
import { gatewayResource } from '../domain/gateways/gateway.resource'
import { hydrantResource } from '../domain/hydrants/hydrant.resource'
import { measuringPointResource } from '../domain/measuring-points/measuring-point.resource'
import { noticeRuleResource } from '../domain/notices/notice-rule.resource'
import { unitResource } from '../domain/units/unit.resource'
import type { Resource } from './resource/resource'

/** The declared resources: mounted by `routes.ts`, their rights taken over by `rights/rights.ts`. */
export const RESOURCES: readonly Resource[] = [firmResource, deviceSeriesResource, fireHostResource, fireHostPointResource, hydrantResource, gatewayResource, unitResource, measuringPointResource, departmentResource, buildingResource, noticeRuleResource, facilityTypeResource, alarmLevelResource, dictionaryTypeResource, dictionaryEntryResource]
