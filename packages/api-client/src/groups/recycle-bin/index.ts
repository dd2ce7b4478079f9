import { mapped, type Decoded } from '../../decoding/decoder'
import { nothing, table } from '../../decoding/readers'
import { codeOf, id, instant, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { PageQuery, Rows } from '../../rows'
import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import { queryOf, to, writeValues, type FilterValues } from '../crud-wire'

/** What can be restored. */
export const BINNED_KIND = { device: 'device', point: 'fireHostPoint', fireHost: 'fireHost', hydrant: 'hydrant', building: 'building', unit: 'unit', indoorFacility: 'indoorFacility', outdoorFacility: 'outdoorFacility' } as const
/** Such a kind. */
export type BinnedKind = (typeof BINNED_KIND)[keyof typeof BINNED_KIND]

const fields = shape({
  /** null for a kind of a later version */
  kind: from('kind', codeOf(BINNED_KIND)),
  subjectId: from('id', id),
  name: from('name', text),
  /** its building or its hydrant */
  place: from('place', text),
  deletedBy: from('deletedBy', text),
  deletedAt: from('deletedTime', instant),
  /** from then on it cannot be restored */
  endsAt: from('endTime', instant),
})

/** Something that was deleted and can be restored (GET recycleBin/pageList, our server; ADR 3, 38). */
export interface Binned extends Decoded<typeof fields> {
  /** unique over the kinds */
  id: string
}

const binned = mapped(fields, (row): Binned => ({ ...row, id: `${row.kind ?? ''}-${row.subjectId}` }))

const filters = {
  kind: to<BinnedKind>('kind'),
  /** contained in the name or the place */
  keyword: 'keyword',
}

/** A filter that is missing is not applied. */
export type BinFilters = FilterValues<typeof filters>

/** What was deleted in the last 30 days. */
export type RecycleBinCalls = ReturnType<typeof recycleBinCalls>

function recycleBinCalls(http: Transport) {
  return {
    /** The latest deletion first; one page (GET recycleBin/pageList, our server; ADR 38). Rejects `notFound` on other servers. */
    list: ({ page, limit, ...query }: BinFilters & PageQuery, signal?: AbortSignal): Promise<Rows<Binned>> =>
      http.get('/api/device/recycleBin/pageList', table(binned), { query: { page, limit, ...queryOf(writeValues(filters, query)) }, signal }),
    /**
     * Takes a deletion back (POST recycleBin/restore, our server; ADR 38). Rejects `refused` with the reason: another user has restored it, its
     * name is taken, what it stands in is deleted, or it is gone for good.
     */
    restore: ({ kind, subjectId }: Pick<Binned, 'kind' | 'subjectId'>, signal?: AbortSignal): Promise<void> =>
      http.postForm('/api/device/recycleBin/restore', { kind, id: subjectId }, nothing, { signal }),
  }
}

/** Group `recycleBin`: `client.with(recycleBin)`. */
export const recycleBin: ApiGroup<'recycleBin', RecycleBinCalls> = { name: 'recycleBin', calls: recycleBinCalls }
