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
    link.download = `${name} ${new Date().toISOString().slice(0, 19).replace(/[:T]/g, '-')}.png`
    link.click()
    URL.revokeObjectURL(url)
  }, 'image/png')
}
