import { DEFECT_STATE, inspectionRecords, SIGNER, type InspectionDefect, type Signer } from '@smart-fire/api-client/inspection-records'
import { formatDateTime, NO_VALUE } from '@smart-fire/ui'
import { choiceName, question, type ScreenWords } from '../../../screens'

/** In this order, each with a right of its own (ADR 64). */
const ACTS = [
  { name: 'signByInspector', element: 'btn_sign_inspector', signer: SIGNER.inspector },
  { name: 'signByDepartment', element: 'btn_sign_department', signer: SIGNER.department },
  { name: 'signByManager', element: 'btn_sign_manager', signer: SIGNER.manager },
  { name: 'sign', element: 'btn_sign', signer: SIGNER.responsible },
] as const

const isNext = (signer: Signer) => ({ state, signatures: given }: InspectionDefect) => state === DEFECT_STATE.rechecked && ACTS[given.length]?.signer === signer

/** The acts that sign a defect. A row offers only the signature that comes next, and only to users who have its right. */
export const signatures = ACTS.map(({ name, element, signer }) =>
  question({ name, element, when: isNext(signer), run: (client, defect: InspectionDefect, signal) => client.with(inspectionRecords).defects.sign(defect, signer, signal) }))

/** How many signatures do not say in which part they were given: beside the four signers they would look as if they were not given. */
export const unknownSigners = ({ signatures: given }: Pick<InspectionDefect, 'signatures'>): number => given.filter(({ signer }) => signer === null).length

/** Who has signed, in which part, and when. */
export const signaturesText = ({ signatures: given }: InspectionDefect, words: ScreenWords): string =>
  given.map(({ signer, by, at }) => [signer === null ? null : choiceName(words, 'signer', signer), by, at === null ? null : formatDateTime(at)].filter(Boolean).join(' ') || NO_VALUE).join(' / ')
