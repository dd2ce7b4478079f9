import type { CHANNEL } from '../../codes/channel'
import { RECORD_KIND, recordKindOfChannel, type RecordKind } from '../../codes/record-kind'
import { list, nothing, one, table } from '../../decoding/readers'
import type { Transport } from '../../transport/transport'
import type { PageQuery, ReadRows, Rows } from '../../rows'
import { ApiError } from '../../transport/api-error'
import type { AbnormalRecord } from './abnormal-record'
import { abnormalRecord, unhandledCount } from './abnormal-record.schema'
import { alarmChannel, type AlarmChannel } from './alarm-channel.schema'
import { historyRecord, keyed, placeRecord, type HistoryRecord, type PlaceRecord } from './place-record.schema'
import { recordPage } from './record-page'
import { isRecordVerdict, type RecordVerdict } from './record-verdict'

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

/** Records of a building, or of one floor of it, in a channel; hydrants stand outdoors. */
export interface PlaceRecordQuery<Channel extends string = string> extends PageQuery {
  buildingId: string
  channelId: Channel extends typeof CHANNEL.hydrant ? never : Channel
  floor?: number
}

/** The history of one device; the channel decides which table holds it. */
export interface HistoryQuery extends PageQuery {
  sensorId: string
  channelId: string
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
    /**
     * The tenant's channels with their unhandled records (GET deviceAbnormal/getChannelList, spec 1 §2, §7). With the id of a building in
     * `floorsOf` our server adds the floors of that building in trouble to each channel that has a fire (ADR 3).
     */
    channels: ({ floorsOf }: { floorsOf?: string } = {}, signal?: AbortSignal): Promise<ReadRows<AlarmChannel>> =>
      http.get(`${CONTROLLER.general}/getChannelList`, list(alarmChannel), { query: { floorsOf }, signal }),
    /**
     * Records of a building or floor, handled or not, newest first (GET …/selectAbnormal, spec 2 §7). Rejects `invalid` for
     * the channel of the hydrants: that table has no such call.
     */
    async ofPlace<Channel extends string>(
      { buildingId, channelId, floor, page, limit }: PlaceRecordQuery<Channel>,
      signal?: AbortSignal,
    ): Promise<Rows<PlaceRecord>> {
      const kind = recordKindOfChannel(channelId)
      if (kind === RECORD_KIND.hydrant) throw new ApiError('invalid', { invalidFields: ['channelId'] })
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
     * Judges a record (POST …/affirmFire or …/affirmHandle, spec 1 §4, §7). Rejects `invalid` for a verdict that the record
     * cannot have, `conflict` when another user was first (our server, domain 4). With `outlivesPage` it may be called while the page ends (`pagehide`): the verdict is
     * sent, but no caller may be left to receive the response.
     */
    async confirm(
      verdict: RecordVerdict,
      signal?: AbortSignal,
      { outlivesPage }: { outlivesPage?: boolean } = {},
    ): Promise<void> {
      if (!isRecordVerdict(verdict)) throw new ApiError('invalid', { invalidFields: ['verdict'] })
      const { kind, call, form } = confirmation(verdict)
      return http.postForm(`${CONTROLLER[kind]}/${call}`, form, nothing, { signal, outlivesPage })
    },
    /**
     * Raises the verdict on a handled fire to a real fire (POST …/raiseVerdict, our server, domain 28). Offer it only for
     * records with `canBeRaised`. Rejects `conflict` when another user was first, `notFound` on servers without it.
     */
    raiseVerdict: ({ kind, id }: RaisedRecord, signal?: AbortSignal): Promise<void> =>
      http.postForm(`${CONTROLLER[kind]}/raiseVerdict`, { id }, nothing, { signal }),
  }
}

/**
 * Which call judges which record (contract device 11.2, 12, 13). Fire hosts have no affirmHandle: a fault is confirmed by
 * affirmFire, whose flag is then present but blank, so that no verdict is written.
 */
function confirmation({ kind, id, verdict }: RecordVerdict) {
  if (verdict === null && kind !== RECORD_KIND.fireHost) return { kind, call: 'affirmHandle', form: { id } }
  return { kind, call: 'affirmFire', form: { id, flag: verdict ?? '' } }
}
