import { check, object, picklist, pipe, string, trim, type InferOutput } from 'valibot'

import { requiredId } from '../../http/resource/number'
import { optionalText, requiredText } from '../../http/resource/text'
import { isDay } from '../../http/wire-time'
import { entity, sensorNo } from '../inventory/device-input'
import { zhCN } from './outdoor-sensors.messages'

/** The JSON of `deviceSensor/addOutdoor` and `updateOutdoor` (contract device §2.4). */
export const outdoorInput = object({ sensorNo, entity, hydrantId: requiredId() })
export type OutdoorInput = InferOutput<typeof outdoorInput>

/** The form of `deviceSensor/addInstallation` (additive): what a person found when the sensor was installed and tested. */
export const installationInput = object({
  person: requiredText(50),
  installedOn: pipe(string(), trim(), check(isDay, zhCN.badDay)),
  /** 1 normal, 0 abnormal */
  result: picklist(['1', '0']),
  remark: optionalText(200),
})
