import { snapshotName } from './snapshot-name'

/** Saves the picture that an element shows as a PNG file, named by camera and time. Rejects when the browser does not give it, e.g. one of another server. */
export async function saveSnapshot(video: HTMLVideoElement, name: string): Promise<void> {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (blob === null) throw new Error('the browser gives no picture')
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = snapshotName(name, Date.now())
  link.click()
  URL.revokeObjectURL(url)
}
