import type { GenericSchema } from 'valibot'
import type { GivenValues } from '../given-values'
import type { FormField } from '../fields/form-fields'

/** A valibot object schema of the api-client: it validates the form, and the client encodes with the same one. */
export type InputSchema<Input> = GenericSchema<Record<string, unknown>, Input> & { readonly entries?: Readonly<Record<string, GenericSchema>> }

/** The fields of a form and their schema. `NewInput` differs from `Input` where a new row needs more, e.g. a password. */
export interface FormDeclaration<Input, Row = unknown, NewInput = Input> {
  schema: InputSchema<NewInput>
  /** for a row that exists; the same by default */
  schemaOfEdit?: InputSchema<Input>
  fields: readonly FormField<Extract<keyof Input | keyof NewInput, string>>[]
  /** what a new form begins with; a function of the scope of the screen, e.g. of the chosen node of a tree */
  start?: Partial<NewInput> | ((scope: GivenValues) => Partial<NewInput>)
  /** inputs that no field shows: those of the scope under the same names, e.g. the thing in whose page the list stands */
  ofScope?: readonly Extract<keyof Input | keyof NewInput, string>[]
  /** the values of an existing row; its own fields of the same names by default */
  from?: (row: Row) => Partial<Input>
}

export type FormMode = 'add' | 'edit'

/** The fields that one of the two forms shows. */
export function fieldsOf<Input, Row, NewInput>({ fields }: FormDeclaration<Input, Row, NewInput>, mode: FormMode): readonly FormField[] {
  return fields.filter(({ only }) => only === undefined || only === mode)
}

/** The schema of one of the two forms. */
export function schemaOf<Input, Row, NewInput>({ schema, schemaOfEdit }: FormDeclaration<Input, Row, NewInput>, mode: FormMode): InputSchema<Input | NewInput> {
  return mode === 'edit' ? (schemaOfEdit ?? schema) : schema
}
