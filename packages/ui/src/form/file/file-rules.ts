/** Which files a field takes. */
export interface FileRules {
  /** As the browser's own `accept`: `.csv,.xlsx`, `image/*`, `application/pdf`. */
  accept?: string | undefined
  maxBytes?: number | undefined
}

export type FileProblem = 'type' | 'tooLarge' | 'empty'

interface PickedFile { name: string; type: string; size: number }

/** Why a file cannot be taken; a file that was dropped has not been checked by the browser. */
export function fileProblem({ name, type, size }: PickedFile, { accept, maxBytes }: FileRules): FileProblem | null {
  if (!accepts(accept, name, type)) return 'type'
  if (size === 0) return 'empty'
  return maxBytes !== undefined && size > maxBytes ? 'tooLarge' : null
}

/** `2.5 MB`; one decimal at most, in steps of 1024. */
export function sizeText(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB']
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10))
  const value = bytes / 1024 ** power
  return `${Number(value.toFixed(power === 0 ? 0 : 1))} ${units[power] ?? ''}`
}

/** `.csv,.xlsx` becomes `CSV, XLSX`; `image/*` becomes the text of the caller. */
export function acceptText(accept: string | undefined, pictures: string): string {
  return partsOf(accept).map((part) => (part === 'image/*' ? pictures : part.replace(/^(\.|.*\/)/, '').toUpperCase())).join(', ')
}

function accepts(accept: string | undefined, name: string, type: string): boolean {
  const parts = partsOf(accept)
  if (parts.length === 0) return true
  return parts.some((part) => {
    if (part.startsWith('.')) return name.toLowerCase().endsWith(part)
    return part.endsWith('/*') ? type.startsWith(part.slice(0, -1)) : type === part
  })
}

function partsOf(accept: string | undefined): readonly string[] {
  return (accept ?? '').split(',').map((part) => part.trim().toLowerCase()).filter(Boolean)
}
