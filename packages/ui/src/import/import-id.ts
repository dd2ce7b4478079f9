/** A name that no other import has; `crypto.randomUUID` is missing on plain http. */
export function newImportId(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36).padStart(7, '0')).join('')
}
