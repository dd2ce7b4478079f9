import { offer } from '../indicators'

/** The lower limit: receives, parses and counts messages, and shows the newest marked fire. */
let kept = 0
const line = document.createElement('p')
document.body.append(line)
const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/alarm/websocket?userId=9`)
socket.onmessage = ({ data }: MessageEvent<string>) => {
  const push = JSON.parse(data) as { bname?: string; alarms?: unknown[] }
  if (!push.alarms) return
  kept += 1
  if (push.bname?.startsWith('火点')) line.textContent = push.bname
}
offer(() => kept, () => socket.readyState === WebSocket.OPEN, () => line)
