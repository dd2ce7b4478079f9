/** The longer side of a photo that is sent: enough to read a nameplate, and a tenth of what a telephone takes. */
export const LONGEST_SIDE_PX = 1920
const QUALITY = 0.85

/**
 * A photo made small before it is sent: at most 1920 pixels wide or high, as JPEG, turned as it was taken and without what the camera wrote
 * into it (time, place). A picture that this browser cannot reduce, or that would become larger, is given as it is. Rejects for a file that is no picture.
 */
export async function reducedPhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file)
  try {
    const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(picture.width, picture.height))
    if (typeof OffscreenCanvas === 'undefined' || !(scale > 0)) return file
    const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale))
    const context = canvas.getContext('2d')
    if (context === null) return file
    // JPEG has no transparency: what is transparent would become black
    context.fillStyle = '#fff'
    context.fillRect(0, 0, canvas.width, canvas.height)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const reduced = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
    return reduced.size < file.size ? reduced : file
  } finally {
    picture.close()
  }
}
