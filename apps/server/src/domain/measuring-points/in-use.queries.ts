import { sql } from 'drizzle-orm'

import { sensorTypePoints, sensorTypes } from '../../db/schema'

/** The points of models that are there. Those of a deleted model are kept for the readings of its devices, and no user can find that model any more. */
export const OF_A_MODEL = sql`${sensorTypePoints.typeId} in (select ${sensorTypes.id} from ${sensorTypes} where ${sensorTypes.deletedAt} is null)`
