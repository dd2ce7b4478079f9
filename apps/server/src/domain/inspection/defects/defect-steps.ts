import { DEFECT_STATE, writeWireDay } from '@smart-fire/api-client/wire'
import type { Context } from 'hono'
import { looseObject, nullish, object, picklist, pipe, string, type GenericSchema } from 'valibot'

import type { Clock } from '../../../clock'
import type { AppEnv } from '../../../http/app-env'
import { BusinessError } from '../../../http/errors'
import { zhCN as httpWords } from '../../../http/http.messages'
import { jsonBody } from '../../../http/parameters'
import { requiredCode } from '../../../http/resource/code'
import { requiredDay } from '../../../http/resource/day'
import { demandInput } from '../../../http/resource/input'
import { requiredId } from '../../../http/resource/number'
import { optionalText, requiredText } from '../../../http/resource/text'
import { checkVersion } from '../../../http/resource/version'
import { writeWork, type Write } from '../../../http/write-work'
import { readUploadedPicture, storeFile } from '../../floor-plans/uploaded-picture'
import { zhCN } from '../inspection.messages'
import { addPhotos } from '../results/submit.queries'
import { defectRow, endRepair, findDefect, updateDefect, type Defect } from './defects.queries'

export const seen = { id: requiredId(), version: requiredId() }

/** A step of a defect: what it takes, from which states, and what it writes. */
export interface Step<Input> {
  act: string
  input: GenericSchema<unknown, Input & { id: number; version: number }>
  from: readonly Defect['status'][]
  run: (write: Write, defect: Defect, input: Input) => Promise<Partial<Defect>>
}

export const step = <Input>(declared: Step<Input>): Step<Input> => declared

/** How severe it is, and until when it is to be repaired. */
export const ASSESS = step({
  act: 'update', input: object({ ...seen, severity: requiredCode(['0', '1', '2']), deadline: requiredDay(zhCN.badDay) }), from: [DEFECT_STATE.open, DEFECT_STATE.rectified, DEFECT_STATE.rechecked],
  run: async (_write, _defect, { severity, deadline }) => ({ severity, deadline }),
})

/** It was repaired: how, with a photo of it. */
export const RECTIFY = step({
  act: 'rectify', input: object({ ...seen, rectification: requiredText(500), content: nullish(string()) }), from: [DEFECT_STATE.open],
  run: async (write, defect, { rectification, content }) => {
    if (content) await addPhotos(write.tx, [{ resultId: defect.resultId, defectId: defect.id, fileKey: await storeFile(write, readUploadedPicture(content)) }])
    return { status: DEFECT_STATE.rectified, rectification, rectifiedBy: write.session.name, rectifiedAt: write.now }
  },
})

/** A user has checked the repair. A defect whose repair does not pass is open again. */
export const RECHECK = step({
  act: 'recheck', input: object({ ...seen, passed: pipe(string(), picklist(['0', '1'])), recheck: optionalText(500) }), from: [DEFECT_STATE.rectified],
  run: async (write, defect, { passed, recheck }) => {
    if (passed === '1') await endRepair(write.tx, defect)
    return { status: passed === '1' ? DEFECT_STATE.rechecked : DEFECT_STATE.open, recheck: recheck ?? null, recheckedBy: write.session.name, recheckedAt: write.now }
  },
})

/** Carries a step out. A defect in another state, or another version, is refused. */
export async function takeStep<Input>(c: Context<AppEnv>, clock: Clock, { act, input: schema, from, run }: Step<Input>): Promise<void> {
  const input = demandInput(schema, await jsonBody(c, looseObject({})))
  await writeWork(c, clock, 'inspectionDefect', async (write) => {
    const found = await findDefect(write.tx, write.scope, input.id)
    if (!found) throw new BusinessError(httpWords.gone)
    const { defect, result } = found
    checkVersion({ version: defect.version, updatedBy: null, updatedAt: null }, input.version)
    if (!from.includes(defect.status)) throw new BusinessError(zhCN.wrongStep)
    const after = await updateDefect(write.tx, defect, await run(write, defect, input))
    const today = writeWireDay(clock.now())
    return [{ act, id: defect.id, before: defectRow(defect, result, today), after: defectRow(after, result, today) }]
  })
}
