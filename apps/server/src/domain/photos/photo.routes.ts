import { Hono, type Context } from 'hono'
import { looseObject, object, string } from 'valibot'

import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import type { AppEnv } from '../../http/app-env'
import { ok } from '../../http/envelope'
import { BusinessError } from '../../http/errors'
import { demandId } from '../../http/filters'
import { zhCN as httpWords } from '../../http/http.messages'
import { jsonBody } from '../../http/parameters'
import type { Definition, StoredRow } from '../../http/resource/definition'
import { demandInput } from '../../http/resource/input'
import { requiredId } from '../../http/resource/number'
import type { Resource } from '../../http/resource/resource'
import { selectByIds, updateStored } from '../../http/resource/stored-rows.queries'
import { checkVersion } from '../../http/resource/version'
import { asData } from '../../http/responses'
import { wireTime } from '../../http/wire-time'
import { writeWork, type Change, type Write } from '../../http/write-work'
import { signedLink } from '../floor-plans/file-links'
import { readUploadedPicture, storeFile } from '../floor-plans/uploaded-picture'
import type { DataScope } from '../menus/data-scope'
import { dropPhotos, photoFile, type PhotoTable } from './photos.queries'

const seen = { id: requiredId(), version: requiredId() }
const saveInput = object({ ...seen, content: string() })
const removeInput = object(seen)

/** A resource whose rows have a photo each, and the wire field that names a row in the audit log. */
interface Photographed {
  resource: Resource
  table: PhotoTable
  named: string
}

/**
 * The calls of a photo (additive, ADR 3): `photo` gives its link, null without one, and the version that a change names; `savePhoto` puts a
 * PNG or JPEG (Base64) into its place and deletes the file of the one before; `removePhoto` deletes it. A row that was changed since the
 * caller read it is a conflict.
 */
export function photoRoutes(of: Photographed, clock: Clock): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/photo', asData((tx, scope, c) => photoOf(tx, scope, of.resource.definition, demandId(c, 'id'), clock.now())))
    .post('/savePhoto', async (c) => ok(c, await savePhoto(of, clock, c)))
    .post('/removePhoto', async (c) => ok(c, await removePhoto(of, clock, c)))
}

async function photoOf(tx: Db, scope: DataScope, definition: Definition, id: number, now: number) {
  const { version, photoKey } = await demandKnown(tx, scope, definition, id)
  const file = await photoFile(tx, scope.tenantId, photoKey)
  return { version, photo: file ? { filePath: await signedLink(tx, file.key, now), width: file.width, height: file.height, crtTime: wireTime(file.createdAt) } : null }
}

async function savePhoto(of: Photographed, clock: Clock, c: Context<AppEnv>): Promise<void> {
  const { content, ...input } = demandInput(saveInput, await jsonBody(c, looseObject({})))
  const picture = readUploadedPicture(content)
  await writePhoto(of, clock, c, input, async (write, row) => {
    const before = await photoFacts(of, write, row)
    await dropPhotos(write.tx, of.table, [row.id])
    await stamp(of, write, row, await storeFile(write, picture))
    const { contentType, width, height } = picture
    return [{ act: 'savePhoto', id: row.id, before, after: { ...nameOf(of, row), contentType, width, height } }]
  })
}

/** Without a photo nothing happens. */
async function removePhoto(of: Photographed, clock: Clock, c: Context<AppEnv>): Promise<void> {
  const input = demandInput(removeInput, await jsonBody(c, looseObject({})))
  await writePhoto(of, clock, c, input, async (write, row) => {
    const before = await photoFacts(of, write, row)
    if (before === null) return []
    await dropPhotos(write.tx, of.table, [row.id])
    await stamp(of, write, row, null)
    return [{ act: 'removePhoto', id: row.id, before, after: null }]
  })
}

type PhotoWork = (write: Write, row: StoredRow) => Promise<Change[]>

function writePhoto({ resource: { definition } }: Photographed, clock: Clock, c: Context<AppEnv>, { id, version }: { id: number; version: number }, work: PhotoWork): Promise<void> {
  return writeWork(c, clock, definition.name, async (write) => {
    const row = await demandKnown(write.tx, write.scope, definition, id)
    checkVersion(row, version)
    return work(write, row)
  })
}

/** 404 would tell a client that the platform does not have the call, so an unknown row is refused as a rule. */
async function demandKnown(tx: Db, scope: DataScope, definition: Definition, id: number): Promise<StoredRow> {
  const [row] = await selectByIds(tx, definition, scope, [id])
  if (!row) throw new BusinessError(httpWords.gone)
  return row
}

const stamp = ({ table }: Photographed, { tx, author, now }: Write, { id }: StoredRow, photoKey: string | null) => updateStored(tx, table, id, { photoKey, updatedBy: author, updatedAt: now })

const nameOf = ({ resource, named }: Photographed, row: StoredRow) => ({ [named]: resource.definition.row(row)[named] })

/** What the audit log keeps of a photo: its key is a permission and stays out. */
async function photoFacts(of: Photographed, { tx, scope }: Write, row: StoredRow) {
  const file = await photoFile(tx, scope.tenantId, row['photoKey'])
  return file ? { ...nameOf(of, row), contentType: file.contentType, width: file.width, height: file.height } : null
}
