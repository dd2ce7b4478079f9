import { EventEmitter } from 'node:events'

/** The end of a socket at the server, without a network. */
export class Peer extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  bufferedAmount = 0
  /** while true, nothing that is sent leaves for the network */
  isStuck = false
  closedWith: number | null = null
  isEnded = false
  pings = 0
  texts: string[] = []
  send(text: string, sent?: () => void) {
    this.texts.push(text)
    if (!this.isStuck) sent?.()
  }
  ping() {
    this.pings += 1
  }
  close(code: number) {
    this.closedWith = code
  }
  terminate() {
    this.isEnded = true
  }
}
