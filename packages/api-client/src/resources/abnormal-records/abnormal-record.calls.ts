import { RECORD_CATEGORY, type RecordCategory } from '../../codes/record-category'
import { RECORD_KIND, recordKindOfChannel, type RecordKind } from '../../codes/record-kind'
import type { Verdict } from '../../codes/verdict'
import { list, nothing, one, table } from '../../decoding/readers'
import type { Transport } from '../../transport/transport'
import type { PageQuery, Rows } from '../../rows'
import type { AbnormalRecord } from './abnormal-record'
import { abnormalRecord, alarmChannel, latestRecord, unhandledCount, type AlarmChannel } from './abnormal-record.schema'
import { historyRecord, keyed, placeRecord, type HistoryRecord, type PlaceRecord } from './place-record.schema'
import { recordPage } from './record-page'

/** The controller that holds the records of a kind. */
export const CONTROLLER: Readonly<Record<RecordKind, string>> = {
  general: '/api/datahandler/deviceAbnormal',
  hydrant: '/api/datahandler/deviceFacilitiesAbnormal',
  fireHost: '/api/datahandler/deviceFireMainAbnormal',
}

/** Which records: unhandled, handled fires or handled faults of one kind, optionally of one channel. */
export interface AbnormalRecordQuery extends PageQuery {
  kind: RecordKind
  state: 'unhandled' | 'handledFires' | 'handledFaults'
  channelId?: string
}

/** `tag` of the lists (contract device 11.1); the hydrant table has 0 and 2 only: its records are all faults. */
const TAG: Readonly<Record<AbnormalRecordQuery['state'], string>> = {
  unhandled: '0',
  handledFires: '1',
  handledFaults: '2',
}

/** Records of a building, or of one floor of it, in a channel. */
export interface PlaceRecordQuery extends PageQuery {
  buildingId: string
  channelId: string
  floor?: number
}

/** The history of one device; the channel decides which table holds it. */
export interface HistoryQuery extends PageQuery {
  sensorId: string
  channelId: string
}

/** The judgement of a record: a verdict for a fire, null for a fault (it has been handled). */
export interface RecordVerdict {
  kind: RecordKind
  id: string
  category: RecordCategory
  verdict: Verdict | null
}

/** A handled record whose verdict is raised. */
export interface RaisedRecord {
  kind: RecordKind
  id: string
}

/** Fire alarms and faults of the three tables. */
export type AbnormalRecordCalls = ReturnType<typeof abnormalRecordCalls>

export function abnormalRecordCalls(http: Transport) {
  return {
    /**
     * One page of a kind's records: open fires first, then the rest, each newest first (GET …/pageList, spec 1 §7, domain 19).
     * There are no handled fires of hydrants: that page is empty, and no request is sent.
     */
    async list(
      { kind, state, channelId, page, limit }: AbnormalRecordQuery,
      signal?: AbortSignal,
    ): Promise<Rows<AbnormalRecord>> {
      // with tag 1 the hydrant table would send the records of both states
      if (kind === RECORD_KIND.hydrant && state === 'handledFires') return { rows: [], total: 0, dropped: 0 }
      const query = { page, limit, tag: TAG[state], channelId }
      const response = await http.get(`${CONTROLLER[kind]}/pageList`, table(abnormalRecord(kind)), { query, signal })
      return recordPage(response, { state, channelId })
    },
    /** Unhandled records of all three kinds together (GET deviceAbnormal/getNothandlerCount, spec 1 §7). */
    countUnhandled: (signal?: AbortSignal): Promise<number> =>
      http.get(`${CONTROLLER.general}/getNothandlerCount`, one(unhandledCount), { signal }),
    /** The tenant's channels with their unhandled records (GET deviceAbnormal/getChannelList, spec 1 §2, §7). */
    channels: (signal?: AbortSignal): Promise<AlarmChannel[]> =>
      http.get(`${CONTROLLER.general}/getChannelList`, list(alarmChannel), { signal }),
    /** The newest events, ten at most, handled or not (GET deviceAbnormal/getAbnormalByTheLatestTen, contract device 11.4). */
    latest: (signal?: AbortSignal): Promise<AbnormalRecord[]> =>
      http.get(`${CONTROLLER.general}/getAbnormalByTheLatestTen`, list(latestRecord), { signal }),
    /** Records of a building or floor, handled or not, newest first (GET …/selectAbnormal, spec 2 §7). */
    async ofPlace(
      { buildingId, channelId, floor, page, limit }: PlaceRecordQuery,
      signal?: AbortSignal,
    ): Promise<Rows<PlaceRecord>> {
      const kind = recordKindOfChannel(channelId)
      const query = { buildId: buildingId, channelId, floor, page, limit }
      return keyed(await http.get(`${CONTROLLER[kind]}/selectAbnormal`, table(placeRecord(kind)), { query, signal }))
    },
    /** Records of a hydrant, newest first (GET deviceFacilitiesAbnormal/selectByHydrantId, spec 2 §7). */
    async ofHydrant(
      { hydrantId, page, limit }: { hydrantId: string } & PageQuery,
      signal?: AbortSignal,
    ): Promise<Rows<PlaceRecord>> {
      const query = { id: hydrantId, page, limit }
      const reader = table(placeRecord(RECORD_KIND.hydrant))
      return keyed(await http.get(`${CONTROLLER.hydrant}/selectByHydrantId`, reader, { query, signal }))
    },
    /** Handled records of one device, newest first (GET …/getAlrmBySensorId, spec 2 §7). */
    history({ sensorId, channelId, page, limit }: HistoryQuery, signal?: AbortSignal): Promise<Rows<HistoryRecord>> {
      const kind = recordKindOfChannel(channelId)
      const query = { sensorId, page, limit }
      return http.get(`${CONTROLLER[kind]}/getAlrmBySensorId`, table(historyRecord(kind)), { query, signal })
    },
    /**
     * Judges a record (POST …/affirmFire or …/affirmHandle, spec 1 §4, §7). Rejects `conflict` when another user was
     * first (our server, domain 4). With `outlivesPage` it may be called while the page ends (`pagehide`): the verdict is
     * sent, but no caller may be left to receive the response.
     */
    confirm(
      verdict: RecordVerdict,
      signal?: AbortSignal,
      { outlivesPage }: { outlivesPage?: boolean } = {},
    ): Promise<void> {
      const { path, form } = confirmation(verdict)
      return http.postForm(path, form, nothing, { signal, outlivesPage })
    },
    /**
     * Raises the verdict on a handled fire to a real fire (POST …/raiseVerdict, our server, domain 28). Offer it only for
     * records with `canBeRaised`. Rejects `conflict` when another user was first, `notFound` on servers without it.
     */
    raiseVerdict: ({ kind, id }: RaisedRecord, signal?: AbortSignal): Promise<void> =>
      http.postForm(`${CONTROLLER[kind]}/raiseVerdict`, { id }, nothing, { signal }),
  }
}

/** Which call judges which record (contract device 11.2, 12, 13). */
function confirmation({ kind, id, category, verdict }: RecordVerdict) {
  if (kind === RECORD_KIND.fireHost) {
    // there is no affirmHandle here: a fault is confirmed by affirmFire, whose flag must be present
    return { path: `${CONTROLLER.fireHost}/affirmFire`, form: { id, flag: verdict ?? FIRE_HOST_FAULT_FLAG } }
  }
  if (category === RECORD_CATEGORY.fire && kind === RECORD_KIND.general) {
    return { path: `${CONTROLLER.general}/affirmFire`, form: { id, flag: verdict } }
  }
  return { path: `${CONTROLLER[kind]}/affirmHandle`, form: { id } }
}

/** Present but blank: the record is handled, and no verdict is written (contract device 13). */
const FIRE_HOST_FAULT_FLAG = ''
