const KEEP_MS = 60_000 // some browsers read the file only after the user has chosen a folder
const NOT_IN_FILE_NAMES = /[\\/:*?"<>|\p{Cc}]/gu

/** A name that is valid in every file system. */
export function fileName(name: string, format: string): string {
  return `${name.replace(NOT_IN_FILE_NAMES, '_').trim() || 'export'}.${format}`
}

/** Downloads a file through the browser. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS)
}
