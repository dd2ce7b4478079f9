import { UnreadablePicture } from '../../lib/refusal'
import type { EditorPicture } from './plan-editor.types'

/** The size of a picture. Rejects for a file that this browser cannot show: the operators' browsers could not either. */
export async function checkPicture(file: File): Promise<EditorPicture | null> {
  try {
    const picture = await createImageBitmap(file)
    const { width, height } = picture
    picture.close()
    return { width, height }
  } catch {
    // the server names what is wrong with an SVG, which `createImageBitmap` does not read
    if (!file.name.toLowerCase().endsWith('.svg')) throw new UnreadablePicture()
    return null
  }
}

/** The bytes of a file as Base64. */
export function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result.replace(/^[^,]*,/, '') : '')
    reader.onerror = () => reject(new UnreadablePicture())
    reader.readAsDataURL(file)
  })
}
