import type { ApiClient } from '../create-api-client'
import type { RecordCategory } from '../codes/record-category'
import type { RecordKind } from '../codes/record-kind'
import type { AccountSecurityCalls } from '../groups/account-security'
import type { AdministrationCalls } from '../groups/administration'
import type { ChannelCalls } from '../groups/channels'
import type { DepartmentCalls } from '../groups/departments'
import type { DevicePaperCalls } from '../groups/device-papers'
import type { DeviceSeriesCalls } from '../groups/device-series'
import type { DeviceCalls } from '../groups/devices'
import type { DictionaryCalls } from '../groups/dictionary'
import type { EstateCalls } from '../groups/estate'
import type { CameraCalls } from '../groups/cameras'
import type { RecognitionCalls } from '../groups/recognitions'
import type { FacilityCalls } from '../groups/facilities'
import type { FacilityTypeCalls } from '../groups/facility-types'
import type { GatewayCalls } from '../groups/gateways'
import type { ControlRoomCalls } from '../groups/control-rooms'
import type { FirmCalls } from '../groups/firms'
import type { ManagedBuildingCalls } from '../groups/managed-buildings'
import type { MeasuringPointCalls } from '../groups/measuring-points'
import type { MenuCalls } from '../groups/menus'
import type { InspectionCalls } from '../groups/inspection'
import type { InspectionRecordCalls } from '../groups/inspection-records'
import type { InspectionWorkCalls } from '../groups/inspection-work'
import type { LiveCalls } from '../groups/live'
import type { NetworkedUnitCalls } from '../groups/networked-units'
import type { NoticeCalls } from '../groups/notices'
import type { PositionCalls } from '../groups/positions'
import type { PlanEditorCalls } from '../groups/plan-editor'
import type { RecordsCalls } from '../groups/records'
import type { RecycleBinCalls } from '../groups/recycle-bin'
import type { RoleAdministrationCalls } from '../groups/roles'
import type { SignInProviderCalls } from '../groups/sign-in-providers'
import type { StatisticsCalls } from '../groups/statistics'
import type { HydrantPhotoCalls } from '../groups/hydrant-photos'
import type { WarningCalls } from '../groups/warnings'
import type { WaterCalls } from '../groups/water'
import type { OwnPasswordCalls, SignInClient } from '../sign-in'
import type { AbnormalRecord } from '../resources/abnormal-records/abnormal-record'
import type { ApiErrorKind } from '../transport/api-error'
import { isApiError } from '../transport/api-error'

/** What a back end under test provides: clients of its users, and a way to raise a record. */
export interface ContractBackend {
  /** a client with this token; null = not signed in */
  as(token: string | null): ApiClient & Pick<SignInClient, 'auth' | 'session'>
  /** two users of one tenant */
  operator: ContractUser
  colleague: ContractUser
  /** a user of another tenant; null where there is only one tenant */
  otherTenant: ContractUser | null
  /** the operator's calls of groups; null where the back end has none */
  screens: ScreenCalls | null
  /** calls of a user above all tenants; null where the back end has none */
  platform: PlatformCalls | null
  /** how the operator signs in, with a fresh picture code */
  credentials(): Promise<{ username: string; password: string; image: string; code: string }>
  /** the latest events as a user sees them: `records.latest` of that user's client */
  latest(user: ContractUser): Promise<AbnormalRecord[]>
  /** the group `estate` over a client */
  estateOf: (client: ApiClient) => Pick<EstateCalls, 'buildings'>
  /** the group `statistics` over a client */
  statisticsOf: (client: ApiClient) => Pick<StatisticsCalls, 'devices' | 'fireHostPoints'>
  /** the group `ownPassword` over a client */
  ownPasswordOf: (client: ApiClient) => OwnPasswordCalls
  /** a floor with devices of a channel, none of them a fire host's */
  place: { buildingId: string; channelId: string; floor: number }
  /** makes a device of the tenant abnormal: a new unhandled record, which is in the first page of its list */
  raise(kind: RecordKind, category: RecordCategory): Promise<{ id: string }>
}

/** The groups that have promises. */
export interface ScreenCalls {
  /** counts of abnormal records */
  statistics: StatisticsCalls
  /** devices of buildings */
  devices: DeviceCalls
  /** what was done to devices, and their files */
  devicePapers: DevicePaperCalls
  /** the group `estate` */
  estate: EstateCalls
  /** what is watched now */
  live: LiveCalls
  /** the plan editor */
  planEditor: PlanEditorCalls
  /** abnormal records with all filters */
  records: RecordsCalls
  /** users; the operator may manage them */
  administration: AdministrationCalls
  /** roles; the operator may manage them */
  roles: RoleAdministrationCalls
  /** hydrants and their sensors */
  water: WaterCalls
  /** photos of hydrants */
  hydrantPhotos: HydrantPhotoCalls
  /** gateways and their keys */
  gateways: GatewayCalls
  /** control rooms of networked units */
  controlRooms: ControlRoomCalls
  /** buildings as they are managed */
  managedBuildings: ManagedBuildingCalls
  /** alarm levels and thresholds */
  warnings: WarningCalls
  /** inspections: types of facilities, routes and plans */
  inspection: InspectionCalls
  /** what came of inspections */
  inspectionRecords: InspectionRecordCalls
  /** the work of an inspector */
  inspectionWork: InspectionWorkCalls
  /** cameras and their streams */
  cameras: CameraCalls
  /** what is recognised in their pictures */
  recognitions: RecognitionCalls
  /** facilities that are inspected, indoors and outdoors */
  facilities: FacilityCalls
  /** networked units */
  networkedUnits: NetworkedUnitCalls
  /** monitoring systems of the tenant */
  channels: ChannelCalls
  /** deleted rows that can be restored */
  recycleBin: RecycleBinCalls
  /** departments and their people */
  departments: DepartmentCalls
  /** positions with their people and roles */
  positions: PositionCalls
  /** notices to people outside the watch desk */
  notices: NoticeCalls
  /** second factor and identities; the operator's own, and those of accounts they manage */
  accountSecurity: AccountSecurityCalls
}

/** What only users above all tenants may write. */
export interface PlatformCalls {
  /** series of devices */
  deviceSeries: DeviceSeriesCalls
  /** code lists */
  dictionary: DictionaryCalls
  /** manufacturers */
  firms: FirmCalls
  /** kinds of outdoor facilities */
  facilityTypes: FacilityTypeCalls
  /** measuring points */
  measuringPoints: MeasuringPointCalls
  /** the menus of the platform */
  menus: MenuCalls
  /** identity providers of the sign-in page */
  signInProviders: SignInProviderCalls
}

/** A signed-in user. */
export interface ContractUser {
  client: ApiClient
  userId: string
  username: string
}

/** One promise that every back end keeps. */
export interface ContractPromise {
  title: string
  /** rejects with `BrokenPromise`, or with any error that occurs before that */
  check: (backend: ContractBackend) => Promise<void>
}

/** The promise is not kept; the message names the false statement. */
export class BrokenPromise extends Error {
  override readonly name = 'BrokenPromise'
}

/** The promise is broken when the statement is false. */
export function hold(isTrue: boolean, statement: string): asserts isTrue {
  if (!isTrue) throw new BrokenPromise(`not so: ${statement}`)
}

/** The promise is broken when the two values differ. */
export function same(actual: unknown, expected: unknown, what: string): void {
  const [seen, wanted] = [JSON.stringify(actual), JSON.stringify(expected)]
  if (seen !== wanted) throw new BrokenPromise(`${what}: ${seen} instead of ${wanted}`)
}

/** Waits for the refusal of a call and returns its kind. */
export async function refusal(call: Promise<unknown>): Promise<ApiErrorKind> {
  try {
    await call
  } catch (error) {
    if (isApiError(error)) return error.kind
    throw error
  }
  throw new BrokenPromise('the call was accepted')
}

/** What a caller can see of a response: its data, or its error. */
export async function outcome(call: Promise<unknown>): Promise<unknown> {
  try {
    return { data: (await call) ?? null }
  } catch (error) {
    if (!isApiError(error)) throw error
    return { kind: error.kind, http: error.httpStatus, body: error.bodyStatus, message: error.serverMessage }
  }
}
