import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The absolute path of the repository, independent of the working directory. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
