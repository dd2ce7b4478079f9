import { NO_VALUE, type DescriptionItem } from '@smart-fire/ui'
import { fieldName, type ScreenWords } from './screen-words'

interface FactOptions {
  /** has a button that copies the value, where there is one */
  copied?: boolean
  /** takes the whole width of the list */
  wide?: boolean
}

/** A text in a list of facts. An unknown or blank one is shown as no value. */
export function fact(id: string, term: string, value: string | null, { copied, wide }: FactOptions = {}): DescriptionItem {
  return { id, term, value: value || NO_VALUE, wide, copy: (copied && value) || undefined }
}

/** Makes facts that are named like the fields of a screen; `term` names one that is no field of it. */
export const factsOf = (words: ScreenWords) => (id: string, value: string | null, { term = fieldName(words, id), ...options }: FactOptions & { term?: string } = {}): DescriptionItem =>
  fact(id, term, value, options)
