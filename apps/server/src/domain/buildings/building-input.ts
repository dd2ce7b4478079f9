import { OWNERSHIP, FACILITY_CONDITION, YES_NO } from '@smart-fire/api-client/wire'
import { minLength, object, pipe, regex, string, trim } from 'valibot'

import { zhCN as httpWords } from '../../http/http.messages'
import { optionalCode } from '../../http/resource/code'
import { optionalDay } from '../../http/resource/day'
import { isCoordinates, optionalMatch, REGION_CODE } from '../../http/resource/match'
import { optionalNumber, optionalWhole, requiredWhole } from '../../http/resource/number'
import { optionalText, requiredText } from '../../http/resource/text'
import { zhCN } from './building.messages'

/** More floors than any building has; a floor is three digits in every other input. */
export const MOST_FLOORS = 200
export const MOST_BASEMENTS = 20

const squareMetres = () => optionalNumber(0, 99_999_999.99)
const flag = () => optionalCode(Object.values(YES_NO))
const STREET_CODE = /^\d{3}$/

/**
 * The JSON of `deviceBuilding/add` and `update`, with the spellings and lengths of contract device §0.5, §1.2. Region and numbers of floors
 * are mandatory, unlike on the platform: without them a building is in no tree and has no floor to put a device on.
 */
export const buildingInput = object({
  bname: requiredText(200),
  oid: optionalWhole(1, 999_999_999),
  bstore: optionalText(20),
  useType: optionalText(10),
  useKind: optionalText(200),
  bstate: flag(),
  propertRight: optionalCode(Object.values(OWNERSHIP)),
  linkman: optionalText(50),
  linkphone: optionalText(50),
  bTimeLong: optionalDay(zhCN.badDay),
  zxqy: pipe(string(), trim(), minLength(1, httpWords.required), regex(REGION_CODE, zhCN.badRegion)),
  street: optionalMatch(STREET_CODE, zhCN.badStreet),
  road: optionalText(60),
  mnph: optionalText(20),
  ldz: optionalText(20),
  baddress: optionalText(200),
  addressDetail: optionalText(200),
  gis: optionalMatch(isCoordinates, zhCN.badCoordinates),
  upFloor: requiredWhole(0, MOST_FLOORS),
  underFloor: requiredWhole(0, MOST_BASEMENTS),
  bhight: optionalNumber(0, 9999.99),
  barea: squareMetres(),
  bzdArea: squareMetres(),
  bzcArea: squareMetres(),
  upFloorArea: squareMetres(),
  underFloorArea: squareMetres(),
  bstrture: optionalText(20),
  bstrture1: optionalText(100),
  mostworkerr: optionalWhole(0, 9_999_999),
  liftCount: optionalWhole(0, 999),
  liftPlace: optionalText(200),
  fireRate: optionalText(10),
  fireDanger: optionalText(20),
  haveFireproof: flag(),
  xfss: optionalText(255),
  xfssOther: optionalText(200),
  xfssIntact: optionalCode(Object.values(FACILITY_CONDITION)),
  haveCtrlroom: flag(),
  ctrlroomPlace: optionalText(100),
  refugeNumber: optionalWhole(0, 999),
  refugeArea: squareMetres(),
  refugePlace: optionalText(200),
  nearBuilding: optionalText(500),
  geogInfo: optionalText(200),
})
