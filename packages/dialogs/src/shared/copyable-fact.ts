/** A line of a description list that is worth copying: whom to call, and where (domain 23). */
export function copyableFact(id: string, term: string, value: string | null | undefined, none: string) {
  return { id, term, value: value ?? none, ...(value ? { copy: value } : {}) }
}
