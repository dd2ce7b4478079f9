import { createHmac } from 'node:crypto'

/**
 * What `X-Notice-Signature` holds: `sha256=` and the HMAC of the time stamp, a dot and the body, in hex. The time is signed as well, so
 * that a receiver can refuse a message that was recorded and sent again.
 */
export function signatureOf(secret: string, timestamp: string, body: string): string {
  return `sha256=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`
}
