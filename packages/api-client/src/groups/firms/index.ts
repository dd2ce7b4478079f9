import { object, type InferOutput } from 'valibot'
import { instant, number, text } from '../../decoding/scalars'
import { from } from '../../decoding/shape'
import type { ApiGroup } from '../api-group'
import { crud, type EntityRow } from '../crud'
import type { Crud } from '../crud.types'
import type { FilterValues } from '../crud-wire'
import { optionalText, requiredText } from '../inputs'

const row = {
  name: from('sensorManufacturer', text),
  contact: from('contact', text),
  phone: from('phone', text),
  /** what it makes, in its own words */
  productKinds: from('productKinds', text),
  /** numbers of its certificates with their ends, in its own words */
  certificates: from('certificates', text),
  /** how many series of devices it has */
  series: from('series', number),
  updatedAt: from('updTime', instant),
}

/** A manufacturer of devices. The deployed platform keeps the name only (ADR 3). */
export type Firm = EntityRow<typeof row>

/** What a user may write of a manufacturer; the name is unique (contract device 16). */
export const firmInput = object({
  name: requiredText(50),
  contact: optionalText(50),
  phone: optionalText(30),
  productKinds: optionalText(200),
  certificates: optionalText(500),
})
export type FirmInput = InferOutput<typeof firmInput>

const filters = { name: 'sensorManufacturer', contact: 'contact', productKinds: 'productKinds' }

/** Each filter contains; `contact` and `productKinds` are applied by our server only. */
export type FirmFilters = FilterValues<typeof filters>

/** Manufacturers (contract device 16); our server sorts them by `name`, `contact` and `updatedAt`. */
export type FirmCalls = Crud<Firm, FirmInput, FirmFilters>

/** Group `firms`: `client.with(firms)`. */
export const firms: ApiGroup<'firms', FirmCalls> = {
  name: 'firms',
  calls: crud({ base: '/api/device/deviceSensorManufacturer', row, input: firmInput, filters }),
}
