import type { deviceFiles, storedFiles } from '../db/schema'
import type { DeviceRow } from './devices'
import { plainPdf } from './plain-pdf'
import type { Random } from './random'

/** one device in this many has papers, the first one of the city among them */
const FILED_EVERY = 50

const PAPERS = [
  { kind: 'manual', name: '产品说明书', lines: ['USER MANUAL', '', 'Installation, commissioning and yearly maintenance'] },
  { kind: 'acceptance', name: '验收证书', lines: ['ACCEPTANCE CERTIFICATE', '', 'Installed and tested; no deviation'] },
] as const

const KEY_DIGITS = 32

/** The papers of some devices of the city: what was handed over with them. */
export function deviceFileRows(devices: readonly DeviceRow[], now: number, random: Random): { stored: (typeof storedFiles.$inferInsert)[]; files: (typeof deviceFiles.$inferInsert)[] } {
  const rows = devices.filter((_, place) => place % FILED_EVERY === 0).flatMap(({ id, tenantId, number }) => PAPERS.map(({ kind, name, lines }) => {
    const content = plainPdf([...lines, '', `Device ${number}`])
    const key = `${Array.from({ length: KEY_DIGITS }, () => random.int(0, 15).toString(16)).join('')}.pdf`
    const createdAt = new Date(now)
    return {
      stored: { key, tenantId, contentType: 'application/pdf', content, createdAt },
      file: { tenantId, deviceId: id, kind, name, contentType: 'application/pdf', bytes: content.length, fileKey: key, createdAt, updatedAt: createdAt },
    }
  }))
  return { stored: rows.map(({ stored }) => stored), files: rows.map(({ file }) => file) }
}
