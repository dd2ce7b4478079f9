import { FACILITY_STATUS } from '@smart-fire/api-client/facilities'
import { field } from '../../../screens'
import { statuses, types } from './facility-choices'

const FACTS = { section: 'facts' }
export const PLACE = { section: 'place' }

/** The fields of both forms beside the place. */
export const factFields = [
  field.choice('typeId', types, FACTS), field.text('number', { ...FACTS, fixed: true }), field.text('responsible', FACTS), field.date('installedOn', FACTS),
  field.choice('status', statuses, FACTS), field.textArea('remark', FACTS),
] as const

/** What a new facility begins with. */
export const NEW = { status: FACILITY_STATUS.normal }
