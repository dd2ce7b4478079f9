/** The size of a picture in its own pixels. Rejects for one that cannot be loaded, and when `signal` ends the wait. */
export function naturalSize(url: string, signal: AbortSignal): Promise<{ width: number; height: number }> {
  return new Promise((resolve, reject) => {
    const picture = new Image()
    const end = () => {
      picture.src = ''
      reject(new DOMException('aborted', 'AbortError'))
    }
    signal.addEventListener('abort', end, { once: true })
    picture.onload = () => {
      signal.removeEventListener('abort', end)
      resolve({ width: picture.naturalWidth, height: picture.naturalHeight })
    }
    picture.onerror = () => {
      signal.removeEventListener('abort', end)
      reject(new Error('the picture cannot be loaded'))
    }
    picture.src = url
  })
}
