import type { ApiClient } from '@smart-fire/api-client'

const LIMIT_MS = 10_000

/** Whether the alarm link of this user can be opened; it is closed at once. */
export async function opensSocket(client: ApiClient, userId: string): Promise<boolean> {
  const ticket = await client.alarmSocket.ticket().catch(() => null)
  return new Promise((resolve) => {
    const socket = client.alarmSocket.open({ userId, ...(ticket === null ? {} : { ticket }) }, {
      onOpen() {
        resolve(true)
        socket.close()
      },
      onFrame: () => undefined,
      onClose: () => resolve(false),
    })
    AbortSignal.timeout(LIMIT_MS).addEventListener('abort', () => {
      resolve(false)
      socket.close()
    })
  })
}
