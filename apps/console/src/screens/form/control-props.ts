import type { FormField } from '../fields/form-fields'
import type { ScreenWords } from '../screen-words'
import type { FormMode, InputSchema } from './form-declaration'

/** The props of every control of a form: texts, value, change handler, and facts of the form around it. */
export interface ControlProps<Kind extends FormField['kind']> {
  field: Extract<FormField, { kind: Kind }>
  /** its path in the form: `outlets.0.name` inside repeated rows */
  name: string
  label: string
  hint: string | undefined
  error: string | undefined
  required: boolean
  readOnly: boolean
  value: unknown
  onChange: (value: unknown) => void
  onBlur: () => void
  words: ScreenWords
  schema: InputSchema<unknown>
  mode: FormMode
}
