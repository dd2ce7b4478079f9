import type { ApiClient } from '../../api-client'
import { RECORD_CATEGORY } from '../../codes/record-category'
import { RECORD_KIND, recordKindOfChannel, type RecordKind } from '../../codes/record-kind'
import { list, nothing, one, table } from '../../decoding/readers'
import type { Transport } from '../../transport/transport'
import type { AbnormalRecordQuery, RecordVerdict } from './abnormal-record'
import { abnormalRecord, alarmChannel, latestRecord, unhandledCount } from './abnormal-record.schema'
import { historyRecord, keyed, placeRecord } from './place-record.schema'
import { newestFireFirst } from './record-order'

/** Which controller keeps a kind's records. */
export const CONTROLLER: Readonly<Record<RecordKind, string>> = {
  general: '/api/datahandler/deviceAbnormal',
  hydrant: '/api/datahandler/deviceFacilitiesAbnormal',
  fireHost: '/api/datahandler/deviceFireMainAbnormal',
}

/** `tag` of the lists (contract device 11.1); the hydrant table knows 0 and 2 only: its records are all faults. */
const TAG: Readonly<Record<AbnormalRecordQuery['state'], string>> = {
  unhandled: '0',
  handledFires: '1',
  handledFaults: '2',
}

/** Abnormal records of the three tables (spec 1 §7). */
export function abnormalRecordCalls(http: Transport): ApiClient['abnormalRecords'] {
  return {
    async list({ kind, state, channelId, page, limit }, signal) {
      // the hydrant table would answer "both states" to tag 1
      if (kind === RECORD_KIND.hydrant && state === 'handledFires') return { rows: [], total: 0, dropped: 0 }
      const query = { page, limit, tag: TAG[state], channelId }
      const answer = await http.get(`${CONTROLLER[kind]}/pageList`, table(abnormalRecord(kind)), { query, signal })
      // what was asked for is known of every row, whether the row says it or not
      const rows = answer.rows.map((record) => ({
        ...record,
        channelId: record.channelId ?? channelId ?? null,
        handled: state !== 'unhandled' || record.handled,
      }))
      return { ...answer, rows: newestFireFirst(rows) }
    },
    countUnhandled: (signal) => http.get(`${CONTROLLER.general}/getNothandlerCount`, one(unhandledCount), { signal }),
    channels: (signal) => http.get(`${CONTROLLER.general}/getChannelList`, list(alarmChannel), { signal }),
    latest: (signal) => http.get(`${CONTROLLER.general}/getAbnormalByTheLatestTen`, list(latestRecord), { signal }),
    ofPlace: async ({ buildingId, channelId, floor, page, limit }, signal) => {
      const controller = CONTROLLER[recordKindOfChannel(channelId)]
      const query = { buildId: buildingId, channelId, floor, page, limit }
      const reader = table(placeRecord(recordKindOfChannel(channelId)))
      return keyed(await http.get(`${controller}/selectAbnormal`, reader, { query, signal }))
    },
    ofHydrant: async ({ hydrantId, page, limit }, signal) =>
      keyed(
        await http.get(`${CONTROLLER.hydrant}/selectByHydrantId`, table(placeRecord(RECORD_KIND.hydrant)), {
          query: { id: hydrantId, page, limit },
          signal,
        }),
      ),
    history: ({ sensorId, channelId, page, limit }, signal) =>
      http.get(`${CONTROLLER[recordKindOfChannel(channelId)]}/getAlrmBySensorId`, table(historyRecord(recordKindOfChannel(channelId))), {
        query: { sensorId, page, limit },
        signal,
      }),
    confirm: (verdict, signal, { outlivesPage } = {}) => {
      const { path, form } = confirmation(verdict)
      return http.postForm(path, form, nothing, { signal, outlivesPage })
    },
  }
}

/** Which call judges which record (contract device 11.2, 12, 13). */
function confirmation({ kind, id, category, verdict }: RecordVerdict) {
  if (kind === RECORD_KIND.fireHost) {
    // no affirmHandle here: a fault is confirmed by affirmFire, whose flag must be present
    return { path: `${CONTROLLER.fireHost}/affirmFire`, form: { id, flag: verdict ?? FIRE_HOST_FAULT_FLAG } }
  }
  if (category === RECORD_CATEGORY.fire && kind === RECORD_KIND.general) {
    return { path: `${CONTROLLER.general}/affirmFire`, form: { id, flag: verdict } }
  }
  return { path: `${CONTROLLER[kind]}/affirmHandle`, form: { id } }
}

/** Present but empty: handled, and no verdict is written (contract device 13). */
const FIRE_HOST_FAULT_FLAG = ''
