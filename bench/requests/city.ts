import { createMockBackend } from '@smart-fire/api-client/mock'
import { getResponse } from 'msw'

const { handlers, world } = createMockBackend()
world.now = Date.now // the charts show values of today
// as on our server
world.readingsWithPoints = true
world.floorsWithChannels = true

/** The response of the mock platform to a call, as status and text. */
export async function responseOf(request: Request): Promise<{ status: number; body: string }> {
  const answer = await getResponse(handlers, request)
  return { status: answer?.status ?? 404, body: (await answer?.text()) ?? '' }
}
