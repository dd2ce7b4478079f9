import { snapshotName } from './snapshot-name'

/** Saves the picture that an element shows as a PNG file, named by camera and time. */
export function saveSnapshot(video: HTMLVideoElement, name: string): void {
  const canvas = document.createElement('canvas')
  canvas.width = video.videoWidth
  canvas.height = video.videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  canvas.toBlob((blob) => {
    if (blob === null) return
    const url = URL.createObjectURL(blob)
    const link = document.createElement('a')
    link.href = url
    link.download = snapshotName(name, Date.now())
    link.click()
    URL.revokeObjectURL(url)
  }, 'image/png')
}
