import { HYDRANT_TYPE_TEXT, OUTLET_TYPE_TEXT, OUTLETS_TEXT, WATER_PIPE_TEXT } from '@smart-fire/api-client/wire'
import { check, integer, maxValue, minLength, minValue, nullable, nullish, number, object, picklist, pipe, regex, string, transform, trim, union } from 'valibot'

import { zhCN as httpWords } from '../../http/http.messages'
import { isCoordinates } from '../../http/resource/match'
import { optionalWhole } from '../../http/resource/number'
import { optionalText, requiredText } from '../../http/resource/text'
import { zhCN } from './hydrants.messages'

type Texts<Code extends string> = Readonly<Record<Code, string>>

/** The codes of a table. */
const codesOf = <Code extends string>(texts: Texts<Code>) => Object.keys(texts) as Code[]

/** The code that a text names: lists send texts instead of codes, and what a client has read it may send back (contract device §5). */
const codeNamed = <Code extends string>(texts: Texts<Code>) => (text: string) => codesOf(texts).find((code) => texts[code] === text) ?? text

const required = <Code extends string>(texts: Texts<Code>) =>
  pipe(string(), trim(), minLength(1, httpWords.required), transform(codeNamed(texts)), picklist(codesOf(texts)))

/** Blank or null: not known. An absent one stays as it is. */
const known = <Code extends string>(texts: Texts<Code>) =>
  nullish(pipe(string(), trim(), transform((text) => (text === '' ? null : codeNamed(texts)(text))), nullable(picklist(codesOf(texts)))))

const MOST_MM = 999
const diameter = nullish(pipe(
  union([number(), string()]), transform((value) => (String(value).trim() === '' ? null : Number(value))),
  nullable(pipe(number(), integer(httpWords.badParameter), minValue(0, httpWords.notBetween(0, MOST_MM)), maxValue(MOST_MM, httpWords.notBetween(0, MOST_MM)))),
))

/** `"lng,lat"`; blank takes the place away, an absent one stays as it is. */
const gis = nullish(pipe(string(), trim(), check((text) => text === '' || isCoordinates(text), zhCN.badCoordinates)))

/** The JSON of `deviceHardwareFacilities/add` and `update` (contract device §5). */
export const hydrantInput = object({
  hydrantName: requiredText(255),
  zxqy: pipe(string(), trim(), minLength(1, httpWords.required), regex(/^\d{6}$/, zhCN.badRegion)),
  facilityTypeId: optionalWhole(1, 999_999_999),
  hydrantType: required(HYDRANT_TYPE_TEXT),
  waterPipe: required(WATER_PIPE_TEXT),
  protectionRadius: optionalWhole(1, 9999),
  positionDescription: optionalText(255),
  gis,
  oid: optionalWhole(1, 999_999_999),
  outlet: known(OUTLETS_TEXT),
  outletTypeOne: known(OUTLET_TYPE_TEXT),
  outletValueOne: diameter,
  outletTypeTwo: known(OUTLET_TYPE_TEXT),
  outletValueTwo: diameter,
  outletTypeThree: known(OUTLET_TYPE_TEXT),
  outletValueThree: diameter,
})
