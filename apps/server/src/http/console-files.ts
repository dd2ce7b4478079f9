import { readFile, stat } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { COMPRESS_FROM_BYTES } from './compressed'

type Bytes = Uint8Array<ArrayBuffer>

export interface ConsoleFile {
  type: string
  content: Bytes
  /** compressed once and kept; null where compressing gains nothing */
  packed: Bytes | null
}

export interface ConsoleFiles {
  /** The file that a path names; null when there is none, its type is unknown or it lies outside the folder. */
  read(path: string): Promise<ConsoleFile | null>
}

const CONTENT_TYPES: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.mp3': 'audio/mpeg',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
}
const PACKABLE = /^text\/|json$|svg\+xml$|wasm$/

const packBytes = promisify<Bytes, { level: number }, Buffer>(gzip)

/** The built console on disk: each file is read and compressed once, and again after a new build. */
export function openConsoleFiles(folder: string): ConsoleFiles {
  const kept = new Map<string, { changedAt: number; file: ConsoleFile }>()
  return {
    async read(path) {
      const type = CONTENT_TYPES[extname(path).toLowerCase()]
      const name = insideOf(folder, path)
      if (!type || !name) return null
      const facts = await stat(name).catch(() => null)
      if (!facts?.isFile()) return null
      const known = kept.get(name)
      if (known?.changedAt === facts.mtimeMs) return known.file
      const content = new Uint8Array(await readFile(name))
      const file = { type, content, packed: await pack(type, content) }
      kept.set(name, { changedAt: facts.mtimeMs, file })
      return file
    },
  }
}

async function pack(type: string, content: Bytes): Promise<Bytes | null> {
  if (content.length < COMPRESS_FROM_BYTES || !PACKABLE.test(type.split(';')[0] ?? '')) return null
  return new Uint8Array(await packBytes(content, { level: 9 }))
}

/** The file that a path names, null when it climbs out of the folder. */
function insideOf(folder: string, path: string): string | null {
  const root = resolve(folder)
  const file = resolve(root, `.${decode(path) ?? '/'}`)
  return file.startsWith(root + sep) ? file : null
}

function decode(path: string): string | null {
  try {
    const decoded = decodeURIComponent(path)
    return decoded.includes('\0') ? null : decoded
  } catch {
    return null
  }
}
