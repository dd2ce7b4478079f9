import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import { createHashQueue } from './hash-queue'

/** Hashes and checks passwords; never call it inside a transaction, it takes half a second. */
export interface Passwords {
  hash: (password: string) => Promise<string>
  /** a stored value that no password matches; checking it takes as long as checking any other */
  unusable: () => string
  /** `stored` null = no account has this name: takes as long as a real check and is false */
  verify: (password: string, stored: string | null) => Promise<boolean>
  /** made with other costs than the present ones */
  isOutdated: (stored: string) => boolean
}

interface Cost {
  /** log2 of scrypt's N */
  ln: number
  r: number
  p: number
}

const BLOCK_SIZE = 8
const PARALLELISM = 3
const SALT_BYTES = 16
const HASH_BYTES = 32

/** scrypt 2^15·8·3, an OWASP setting (trust B4); `ln` is lowered by tests only. */
export function createPasswords(ln: number): Passwords {
  const cost: Cost = { ln, r: BLOCK_SIZE, p: PARALLELISM }
  const queued = createHashQueue()
  const unusable = () => format(cost, randomBytes(SALT_BYTES), randomBytes(HASH_BYTES))
  const ofNoAccount = unusable()

  return {
    unusable,
    async hash(password) {
      const salt = randomBytes(SALT_BYTES)
      return format(cost, salt, await queued(() => derive(password, salt, cost)))
    },
    async verify(password, stored) {
      const known = parse(stored ?? ofNoAccount)
      if (!known) return false
      const derived = await queued(() => derive(password, known.salt, known.cost))
      return timingSafeEqual(derived, known.hash) && stored !== null
    },
    isOutdated(stored) {
      const known = parse(stored)
      return !known || known.cost.ln !== cost.ln || known.cost.r !== cost.r || known.cost.p !== cost.p
    },
  }
}

function derive(password: string, salt: Buffer, { ln, r, p }: Cost): Promise<Buffer> {
  const N = 2 ** ln
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, HASH_BYTES, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

const STORED = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]{43})$/

function format({ ln, r, p }: Cost, salt: Buffer, hash: Buffer): string {
  return `$scrypt$ln=${ln},r=${r},p=${p}$${unpadded(salt)}$${unpadded(hash)}`
}

function parse(stored: string): { cost: Cost; salt: Buffer; hash: Buffer } | null {
  const [, ln, r, p, salt, hash] = STORED.exec(stored) ?? []
  if (!ln || !r || !p || !salt || !hash) return null
  return {
    cost: { ln: Number(ln), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
