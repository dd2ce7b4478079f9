import { ok, type CallSample } from '../call-sample'

export const connectionTestSamples: readonly CallSample[] = [
  { call: 'GET /api/health', run: (client) => client.connectionTest.health(), sends: {}, response: ok({ ready: true, time: 1760232600000 }), gives: { ready: true, time: 1760232600000 } },
]
