import { NO_VALUE } from '@smart-fire/ui'

/** A line of a description list that is worth copying: whom to call, and where (domain 23). */
export function copyableFact(id: string, term: string, value: string | null | undefined) {
  return { id, term, value: value ?? NO_VALUE, ...(value ? { copy: value } : {}) }
}
