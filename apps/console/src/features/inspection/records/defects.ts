import { floorName } from '@smart-fire/api-client'
import { assessInput, DEFECT_STATE, inspectionRecords, recheckInput, rectifyInput, ROUTE_KIND, SEVERITY, type DefectState, type InspectionDefect, type Severity } from '@smart-fire/api-client/inspection-records'
import type { Tone } from '@smart-fire/ui'
import { nullable, object, optional, string } from 'valibot'
import { reducedPhoto } from '../../../lib/reduced-photo'
import { base64Of, choices, column, field, filter, formAct, listScreen, panel, partOf, places } from '../../../screens'
import * as words from './defects.messages'
import { persons, typeNames } from './record-choices'
import { key } from './record-key'
import { signatures, signaturesText } from './signatures'

const states = choices.fixed(...Object.values(DEFECT_STATE))
const severities = choices.fixed(...Object.values(SEVERITY))
const STATE_TONES: Readonly<Record<DefectState, Tone>> = { [DEFECT_STATE.open]: 'fault', [DEFECT_STATE.rectified]: 'info', [DEFECT_STATE.rechecked]: 'info', [DEFECT_STATE.signed]: 'normal' }
const SEVERITY_TONES: Readonly<Record<Severity, Tone>> = { [SEVERITY.minor]: 'notEnabled', [SEVERITY.major]: 'info', [SEVERITY.severe]: 'fault' }
const MOST_BYTES = 10 * 1024 * 1024

const placeText = ({ buildingName, unitName, floor }: InspectionDefect) => [buildingName ?? unitName, floorName(floor)].filter(Boolean).join(' ')
const nameOf = ({ typeName, number, id }: InspectionDefect) => [typeName, number ?? id].filter(Boolean).join(' ')
const isIn = (...wanted: DefectState[]) => ({ state }: InspectionDefect) => state !== null && wanted.includes(state)
const repairInput = object({ ...rectifyInput.entries, photo: optional(nullable(string())) })

/** What was abnormal, until it is repaired, checked again and signed (ADR 48). */
export const defectsTab = listScreen({
  key,
  words,
  calls: partOf(inspectionRecords, 'defects'),
  filters: {
    state: filter.choice(states), open: filter.flag(), overdue: filter.flag(), severity: filter.choice(severities), number: filter.text(), buildingId: filter.choice(places.buildings), kind: filter.choice(choices.fixed(...Object.values(ROUTE_KIND))),
    found: filter.dateRange(), typeName: filter.choice(typeNames), personId: filter.choice(persons), unitId: filter.choice(places.units),
  },
  columns: [
    column.code('state', { width: 120, tones: STATE_TONES }),
    column.code('severity', { width: 100, tones: SEVERITY_TONES }),
    column.date('deadline', { width: 120 }),
    column.code('overdue', { width: 100, tones: { true: 'fault' } }),
    column.text('problem'),
    column.text('typeName', { width: 120 }),
    column.text('number', { copy: true, width: 190 }),
    column.custom('buildingName', placeText, placeText, { width: 170 }),
    column.text('position', { width: 160 }),
    column.dateTime('foundAt'),
    column.text('inspector', { width: 90, hidden: true }),
    column.text('rectification', { hidden: true }),
    column.dateTime('rectifiedAt', { hidden: true }),
    column.text('rectifiedBy', { hidden: true }),
    column.text('recheckedBy', { hidden: true }),
    column.custom('signatures', signaturesText, signaturesText, { hidden: true }),
  ],
  nameOf,
  tone: ({ overdue, severity, state }) => (overdue || (severity === SEVERITY.severe && state === DEFECT_STATE.open) ? 'fault' : undefined),
  acts: [
    panel({ name: 'open', load: async () => (await import('./defect-panel')).DefectPanel }),
    formAct({
      name: 'assess', element: 'btn_edit', when: isIn(DEFECT_STATE.open, DEFECT_STATE.rectified, DEFECT_STATE.rechecked),
      form: {
        schema: assessInput, fields: [field.choice('severity', severities), field.date('deadline')],
        from: ({ severity, deadline }: InspectionDefect) => ({ ...(severity === null ? {} : { severity }), ...(deadline === null ? {} : { deadline }) }),
      },
      run: (client, defect: InspectionDefect, input, signal) => client.with(inspectionRecords).defects.assess(defect, input, signal),
    }),
    formAct({
      name: 'rectify', element: 'btn_rectify', when: isIn(DEFECT_STATE.open),
      form: {
        schema: repairInput,
        fields: [field.textArea('rectification'), field.file('photo', { wide: true, accept: 'image/*', mostBytes: MOST_BYTES, upload: async (_client, file) => base64Of(await reducedPhoto(file)) })],
        from: () => ({ rectification: '' }),
      },
      run: (client, defect: InspectionDefect, input, signal) => client.with(inspectionRecords).defects.rectify(defect, { rectification: input.rectification, photo: input.photo ?? null }, signal),
    }),
    formAct({
      name: 'recheck', element: 'btn_recheck', when: isIn(DEFECT_STATE.rectified),
      form: { schema: recheckInput, fields: [field.choice('passed', choices.fixed('1', '0')), field.textArea('recheck')], from: () => ({}) },
      run: (client, defect: InspectionDefect, input, signal) => client.with(inspectionRecords).defects.recheck(defect, input, signal),
    }),
    ...signatures,
  ],
  opens: 'open',
  exports: true,
})
