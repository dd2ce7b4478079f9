import type { GenericSchema } from 'valibot'

import { zhCN as httpWords } from '../../http/http.messages'
import type { CheckedImport } from '../../http/import-work'
import { repetitions } from '../../http/resource/import-rows'
import { checkInput, type FieldProblem } from '../../http/resource/input'
import type { Write } from '../../http/write-work'
import { refuseOtherSections } from './section-rights'

/** What a device becomes, or the rule that its input breaks. */
export type Assessed<Values> = { values: Values } | { problem: FieldProblem }

/**
 * Checks the rows of an import of devices: each by its schema and its rules, and no number twice. `prepare` reads what the rules need
 * for all readable rows at once. The values of a row with a problem are null.
 */
export async function assessRows<Input extends { sensorNo: string }, Values extends { channelId: number }>(
  write: Write,
  rows: readonly unknown[],
  schema: GenericSchema<unknown, Input>,
  prepare: (given: readonly Input[]) => Promise<(input: Input) => Assessed<Values>>,
): Promise<CheckedImport<Values | null>> {
  const checked = rows.map((row) => checkInput(schema, row))
  const inputs = checked.map((one) => ('output' in one ? one.output : null))
  const assess = await prepare(inputs.filter((input) => input !== null))
  const assessed = inputs.map((input) => (input === null ? null : assess(input)))
  const values = assessed.map((one) => (one !== null && 'values' in one ? one.values : null))
  await refuseOtherSections(write, values.flatMap((each) => each?.channelId ?? []), 'btn_import')
  const problems = new Map<number, FieldProblem>()
  for (const [row, first] of repetitions(inputs.map((input) => input?.sensorNo ?? null))) problems.set(row, { field: 'sensorNo', message: httpWords.duplicateInFile(first + 1) })
  checked.forEach((one, row) => {
    const rule = assessed[row]
    if ('problem' in one) problems.set(row, one.problem)
    else if (rule && 'problem' in rule) problems.set(row, rule.problem)
  })
  return { values, problems }
}
