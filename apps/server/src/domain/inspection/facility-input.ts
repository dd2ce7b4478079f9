import { nullish, picklist, pipe, regex, string, toUpperCase, transform, trim } from 'valibot'

import { optionalDay } from '../../http/resource/day'
import { requiredId } from '../../http/resource/number'
import { optionalText } from '../../http/resource/text'
import { zhCN } from './inspection.messages'

/** The number of a label that the site has already. Without one the database makes the number. */
const givenNumber = nullish(pipe(string(), trim(), toUpperCase(), regex(/^[0-9A-Z-]{0,32}$/, zhCN.badNumber)))
const status = nullish(pipe(string(), trim(), picklist(['', '0', '1']), transform((code) => (code === '' ? undefined : code))))

/** What both kinds of facilities take (contract device §19.1). All but the type and the position is additive (ADR 3, 40). */
export const facilityEntries = {
  facilitiesTypeId: requiredId(),
  facilitiesNo: givenNumber,
  positionDescription: optionalText(100),
  personInCharge: optionalText(50),
  installDate: optionalDay(zhCN.badDay),
  remark: optionalText(200),
  status,
}

interface FacilityInput {
  facilitiesTypeId: number
  facilitiesNo?: string | null | undefined
  positionDescription?: string | null | undefined
  personInCharge?: string | null | undefined
  installDate?: string | null | undefined
  remark?: string | null | undefined
  status?: '0' | '1' | null | undefined
}

/** The columns that such an input writes. */
export const facilityColumns = ({ facilitiesTypeId, facilitiesNo, positionDescription, personInCharge, installDate, remark, status: given }: FacilityInput) => ({
  typeId: facilitiesTypeId, number: facilitiesNo || undefined, position: positionDescription, responsible: personInCharge, installedOn: installDate, remark, status: given ?? undefined,
})
