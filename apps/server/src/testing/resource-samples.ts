import { eq } from 'drizzle-orm'

import type { Db } from '../db/database'
import { deviceSeries, sensorTypes } from '../db/schema'

/** What the promises need to know about a resource. */
export interface ResourceSample {
  /** a valid input; two different numbers give inputs that differ in every field */
  input: (n: number) => Record<string, unknown>
  /** what a filter parameter is given to find a row of this input */
  filters: Record<string, (input: Record<string, unknown>) => unknown>
  /** makes a row of another table refer to this one; undefined when none can */
  use?: (db: Db, id: number) => Promise<unknown>
}

/** One for each declared resource, by its name: a resource without a sample fails the promises. */
export const RESOURCE_SAMPLES: Readonly<Record<string, ResourceSample>> = {
  firm: {
    input: (n) => ({ sensorManufacturer: `厂商${n}号`, contact: `联系人${n}`, phone: `05990-${n}`, productKinds: `产品${n}类` }),
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
    use: (db, id) => db.update(sensorTypes).set({ seriesId: id }).where(eq(sensorTypes.model, 'M1')),
  },
}
