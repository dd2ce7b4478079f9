import { randomBytes } from 'node:crypto'

import { FieldError } from '../../http/errors'
import type { Write } from '../../http/write-work'
import { zhCN } from './floor-plans.messages'
import { readPictureFile, type PictureFile } from './picture-file'
import { insertFile } from './plan-editor.queries'

/** A picture that a user has sent, checked by its content. */
export interface UploadedPicture extends PictureFile {
  bytes: Uint8Array<ArrayBuffer>
}

/** Reads a picture that is sent as Base64. Anything but a whole PNG or JPEG within the limits is refused with the field `content`. */
export function readUploadedPicture(content: string, shortestEdge?: number): UploadedPicture {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(content)) throw new FieldError('content', zhCN.badContent)
  const bytes = new Uint8Array(Buffer.from(content, 'base64'))
  const picture = readPictureFile(bytes, shortestEdge)
  if ('problem' in picture) throw new FieldError('content', picture.problem)
  return { ...picture, bytes }
}

const KEY_BYTES = 16

/** What is kept of a file; a paper has no size in pixels. */
interface StoredUpload {
  contentType: string
  extension: string
  width: number | null
  height: number | null
  bytes: Uint8Array<ArrayBuffer>
}

/** Keeps a picture or a paper as a file of the tenant; resolves with its key, which cannot be guessed. */
export async function storeFile({ tx, scope, now }: Write, { contentType, extension, width, height, bytes }: StoredUpload): Promise<string> {
  const key = `${randomBytes(KEY_BYTES).toString('hex')}.${extension}`
  await insertFile(tx, { key, tenantId: scope.tenantId, contentType, width, height, content: bytes, createdAt: now })
  return key
}
