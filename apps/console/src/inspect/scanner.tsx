import { useEffect, useEffectEvent, useRef } from 'react'
import { loadCodeReader } from './code-reader'
import { scannedNumber } from './scanned-number'

interface Detector {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}
type DetectorClass = new (options: { formats: string[] }) => Detector

const EVERY_MS = 200
/** the longer side of a picture that is looked through: enough for a code of the size of a hand */
const SIDE_PX = 640

interface ScannerProps {
  label: string
  onNumber: (number: string) => void
  /** there is no camera, or it may not be used */
  onUnusable: () => void
}

/** Looks for a code with the camera until one is found: by the browser itself, or by a library where it cannot. */
export function Scanner({ label, onNumber, onUnusable }: ScannerProps) {
  const video = useRef<HTMLVideoElement>(null)
  // a label is looked up in the tasks of the moment at which it is read
  const tellNumber = useEffectEvent(onNumber)
  const tellUnusable = useEffectEvent(onUnusable)
  useEffect(() => {
    const running = { stopped: false }
    void scan(video.current, running, (number) => tellNumber(number)).catch(() => {
      // closing the camera interrupts its start
      if (!running.stopped) tellUnusable()
    })
    return () => { running.stopped = true }
  }, [])
  return <video ref={video} className="scanner" aria-label={label} muted playsInline />
}

async function scan(video: HTMLVideoElement | null, running: { stopped: boolean }, onNumber: (number: string) => void): Promise<void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })
  try {
    if (!video || running.stopped) return
    video.srcObject = stream
    await video.play()
    const read = await reader()
    while (!running.stopped) {
      const number = scannedNumber((await read(video)) ?? '')
      if (running.stopped) return
      if (number !== null) return onNumber(number)
      await new Promise((resolve) => setTimeout(resolve, EVERY_MS))
    }
  } finally {
    for (const track of stream.getTracks()) track.stop()
  }
}

async function reader(): Promise<(video: HTMLVideoElement) => Promise<string | null>> {
  const Class = (window as unknown as { BarcodeDetector?: DetectorClass }).BarcodeDetector
  if (Class) {
    const detector = new Class({ formats: ['qr_code'] })
    return async (video) => (await detector.detect(video))[0]?.rawValue ?? null
  }
  const { default: jsQR } = await loadCodeReader()
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  return async (video) => {
    if (!context || video.videoWidth === 0) return null
    const scale = Math.min(1, SIDE_PX / Math.max(video.videoWidth, video.videoHeight))
    canvas.width = Math.round(video.videoWidth * scale)
    canvas.height = Math.round(video.videoHeight * scale)
    context.drawImage(video, 0, 0, canvas.width, canvas.height)
    return jsQR(context.getImageData(0, 0, canvas.width, canvas.height).data, canvas.width, canvas.height)?.data ?? null
  }
}
