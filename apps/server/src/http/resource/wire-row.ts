import { wireTime } from '../wire-time'
import type { Definition, StoredRow, WireRow } from './definition'

/** A row on the wire: what the module declares, the platform's audit fields (contract admin §1.1) and the version. */
export function wireRow(definition: Definition, stored: StoredRow): WireRow {
  return {
    ...definition.row(stored),
    crtUserName: stored.createdBy,
    crtTime: wireTime(stored.createdAt),
    updUserName: stored.updatedBy,
    updTime: wireTime(stored.updatedAt),
    version: stored.version,
  }
}
