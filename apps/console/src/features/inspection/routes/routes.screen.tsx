import { inspection, inspectionRouteInput, ROUTE_KIND } from '@smart-fire/api-client/inspection'
import { choices, column, field, filter, listScreen, panel, partOf } from '../../../screens'
import * as words from './routes.messages'

const kinds = choices.fixed(...Object.values(ROUTE_KIND))

/** Routes of inspectors, indoors and outdoors, and the order of their facilities (spec 1 §2 inspectionRoute, contract device 19.2, ADR 47). */
export default listScreen({
  key: 'inspectionManagement/inspectionRoute',
  words,
  calls: partOf(inspection, 'routes'),
  filters: { name: filter.text(), kind: filter.choice(kinds), enabled: filter.flag() },
  columns: [
    column.text('name', { sort: true, width: 220 }),
    column.code('kind', { width: 130 }),
    column.number('points', { width: 90 }),
    column.text('places'),
    column.code('planned', { width: 110 }),
    column.code('enabled', { width: 96, tones: { true: 'normal', false: 'notEnabled' } }),
    column.text('remark', { hidden: true }),
    column.dateTime('updatedAt', { sort: true, hidden: true }),
  ],
  nameOf: ({ name, id }) => name ?? id,
  form: {
    schema: inspectionRouteInput,
    fields: [field.text('name'), field.choice('kind', kinds, { fixed: true }), field.toggle('enabled'), field.textArea('remark')],
    start: { kind: ROUTE_KIND.indoor, enabled: true },
    from: ({ name, kind, enabled, remark }) => ({ ...(name === null ? {} : { name }), ...(kind === null ? {} : { kind }), enabled, remark }),
  },
  acts: [panel({ name: 'points', load: async () => (await import('./route-points-panel')).RoutePointsPanel })],
  exports: true,
})
