import { PLACEMENT, SYSTEM_TYPE } from '@smart-fire/api-client/device-series'
import { choices, column } from '../../../screens'

export const systemTypes = choices.fixed(...Object.values(SYSTEM_TYPE))
export const placements = choices.fixed(...Object.values(PLACEMENT))

/** What a series is, for the platform that writes it and for the tenants that only read it (spec 1 §2 deviceSeries, sysConfig). */
export const SERIES_COLUMNS = [
  column.text('code', { sort: true, copy: true, width: 160 }),
  column.text('name', { sort: true }),
  column.text('firmName'),
  column.code('systemType', { width: 180 }),
  column.code('placement', { width: 100 }),
  column.code('icon'),
  column.number('lifeSpanYears', { sort: true, width: 110 }),
] as const
