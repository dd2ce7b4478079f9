import type { Context } from 'hono'
import { looseObject, object, string } from 'valibot'

import type { Clock } from '../../clock'
import type { Db } from '../../db/database'
import type { AppEnv } from '../../http/app-env'
import { BusinessError } from '../../http/errors'
import { demandId } from '../../http/filters'
import { zhCN as httpWords } from '../../http/http.messages'
import { jsonBody } from '../../http/parameters'
import { demandInput } from '../../http/resource/input'
import { requiredId } from '../../http/resource/number'
import { updateStored } from '../../http/resource/stored-rows.queries'
import { checkVersion } from '../../http/resource/version'
import { wireTime } from '../../http/wire-time'
import { writeWork, type Change, type Write } from '../../http/write-work'
import { signedLink } from '../floor-plans/file-links'
import { readUploadedPicture, storePicture } from '../floor-plans/uploaded-picture'
import type { DataScope } from '../menus/data-scope'
import { dropPhotos, photoOf } from './hydrant-photo.queries'
import { hydrantResource } from './hydrant.resource'
import { hydrants } from '../../db/schema'
import { findHydrant, type Hydrant } from './hydrants.queries'

const seen = { id: requiredId(), version: requiredId() }
const saveInput = object({ ...seen, content: string() })
const removeInput = object(seen)

/** `deviceHardwareFacilities/photo` (additive, ADR 3): the link of the photo of a hydrant, null without one, and the version that a change names. */
export async function hydrantPhoto(tx: Db, scope: DataScope, c: Context<AppEnv>, now: number) {
  const hydrant = await demandKnown(tx, scope, demandId(c, 'id'))
  const file = await photoOf(tx, hydrant)
  const { version } = hydrant
  return { version, photo: file ? { filePath: await signedLink(tx, file.key, now), width: file.width, height: file.height, crtTime: wireTime(file.createdAt) } : null }
}

/**
 * `deviceHardwareFacilities/savePhoto` (additive): a PNG or JPEG as Base64 becomes the photo of a hydrant; the file of the one before is
 * deleted. A hydrant that was changed since the caller read it is a conflict.
 */
export async function savePhoto(clock: Clock, c: Context<AppEnv>): Promise<void> {
  const { content, ...input } = demandInput(saveInput, await jsonBody(c, looseObject({})))
  const picture = readUploadedPicture(content)
  await writePhoto(clock, c, input, async (write, hydrant) => {
    const before = await photoFacts(write.tx, hydrant)
    await dropPhotos(write.tx, [hydrant.id])
    await stamp(write, hydrant, await storePicture(write, picture))
    const { contentType, width, height } = picture
    return [{ act: 'savePhoto', id: hydrant.id, before, after: { hydrantName: hydrant.name, contentType, width, height } }]
  })
}

/** `deviceHardwareFacilities/removePhoto` (additive): deletes the photo of a hydrant with its file; without a photo nothing happens. */
export async function removePhoto(clock: Clock, c: Context<AppEnv>): Promise<void> {
  const input = demandInput(removeInput, await jsonBody(c, looseObject({})))
  await writePhoto(clock, c, input, async (write, hydrant) => {
    const before = await photoFacts(write.tx, hydrant)
    if (before === null) return []
    await dropPhotos(write.tx, [hydrant.id])
    await stamp(write, hydrant, null)
    return [{ act: 'removePhoto', id: hydrant.id, before, after: null }]
  })
}

type PhotoWork = (write: Write, hydrant: Hydrant) => Promise<Change[]>

function writePhoto(clock: Clock, c: Context<AppEnv>, { id, version }: { id: number; version: number }, work: PhotoWork): Promise<void> {
  return writeWork(c, clock, hydrantResource.definition.name, async (write) => {
    const hydrant = await demandKnown(write.tx, write.scope, id)
    checkVersion(hydrant, version)
    return work(write, hydrant)
  })
}

/** 404 would tell a client that the platform does not have the call, so an unknown hydrant is refused as a rule. */
async function demandKnown(tx: Db, scope: DataScope, id: number): Promise<Hydrant> {
  const hydrant = await findHydrant(tx, scope, id)
  if (!hydrant) throw new BusinessError(httpWords.gone)
  return hydrant
}

const stamp = ({ tx, author, now }: Write, { id }: Hydrant, photoKey: string | null) => updateStored(tx, hydrants, id, { photoKey, updatedBy: author, updatedAt: now })

/** What the audit log keeps of a photo: its key is a permission and stays out. */
async function photoFacts(tx: Db, hydrant: Hydrant) {
  const file = await photoOf(tx, hydrant)
  return file ? { hydrantName: hydrant.name, contentType: file.contentType, width: file.width, height: file.height } : null
}
