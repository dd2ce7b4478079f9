import { ok, type CallSample } from '../call-sample'

/** Calls with which an operator judges a record. */
export const verdictSamples: readonly CallSample[] = [
  {
    call: 'POST /api/datahandler/deviceAbnormal/affirmFire',
    run: (client) =>
      client.abnormalRecords.confirm({ kind: 'general', id: '1', category: '1', verdict: '1' }),
    sends: { id: '1', flag: '1' },
    response: ok(),
  },
  {
    call: 'POST /api/datahandler/deviceAbnormal/affirmHandle',
    run: (client) =>
      client.abnormalRecords.confirm({ kind: 'general', id: '1', category: '0', verdict: null }),
    sends: { id: '1' },
    response: ok(),
  },
  {
    call: 'POST /api/datahandler/deviceFacilitiesAbnormal/affirmHandle',
    run: (client) =>
      client.abnormalRecords.confirm({ kind: 'hydrant', id: '1', category: '0', verdict: null }),
    sends: { id: '1' },
    response: ok(),
  },
  {
    call: 'POST /api/datahandler/deviceFireMainAbnormal/affirmFire',
    run: (client) =>
      client.abnormalRecords.confirm({ kind: 'fireHost', id: '1', category: '1', verdict: '2' }),
    sends: { id: '1', flag: '2' },
    response: ok(),
  },
  raiseVerdict('general', 'deviceAbnormal'),
  raiseVerdict('fireHost', 'deviceFireMainAbnormal'),
]

/** The call with which a record judged as false or as a test is raised to a real fire. */
function raiseVerdict(kind: 'general' | 'fireHost', controller: string): CallSample {
  return {
    call: `POST /api/datahandler/${controller}/raiseVerdict`,
    run: (client) => client.abnormalRecords.raiseVerdict({ kind, id: '1' }),
    sends: { id: '1' },
    response: ok(),
  }
}
