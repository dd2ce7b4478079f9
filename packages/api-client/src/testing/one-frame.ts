import type { AlarmFrame } from '../alarm-socket/alarm-frame'
import { readFrames } from '../alarm-socket/read-frame'

/** The frame of a message that holds one. */
export function oneFrame(message: unknown): AlarmFrame {
  const [frame, ...others] = readFrames(message)
  if (!frame || others.length > 0) throw new Error(`not one frame: ${String(message)}`)
  return frame
}
