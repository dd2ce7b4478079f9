import { nothing, plainList, table } from '../../decoding/readers'
import type { PageQuery, Rows } from '../../rows'
import { ApiError } from '../../transport/api-error'
import type { Transport } from '../../transport/transport'
import { checked } from '../crud'
import { queryOf, to, writeValues, type FilterValues } from '../crud-wire'
import type { SortQuery } from '../crud.types'
import { NOTICE_TYPE, type NoticeType } from './notice.codes'
import { recipientInput, wireRecipient, type Recipient, type RecipientInput } from './notice.schema'

const BASE = '/api/device/deviceMessageRecipients'

const filters = { type: to('noticeType', (value: NoticeType) => value), username: 'username', name: 'name', phone: 'mobilePhone' }

/** `type` is alarms unless it says faults; the others are contained (our server). */
export type RecipientFilters = FilterValues<typeof filters>

/** Who is told. Without a recipient of a type it is the administrator of the tenant. */
export function recipientCalls(http: Transport) {
  const list = async ({ page, limit, sort: _unsorted, type, ...others }: RecipientFilters & PageQuery & SortQuery, signal?: AbortSignal): Promise<Rows<Recipient>> => {
    const shown = type ?? NOTICE_TYPE.alarm
    const query = { page, limit, ...queryOf(writeValues(filters, { ...others, type: shown })) }
    const read = await http.get(`${BASE}/pagelist`, table(wireRecipient), { query, signal })
    // the same person can be told of both types: a row is a person of a type
    return { ...read, rows: read.rows.map((row) => ({ ...row, id: `${shown}/${row.id}`, userId: row.id, type: shown })) }
  }
  return {
    /** People of a type, by account (GET deviceMessageRecipients/pagelist, contract device 15.4). */
    list,
    /** Every person who could be told (GET deviceMessageRecipients/findByMeassage, contract device 15.4). */
    candidates: async (type: NoticeType, signal?: AbortSignal) => http.get(`${BASE}/findByMeassage`, plainList(wireRecipient), { query: { noticeType: type }, signal }),
    /** Adds people (POST deviceMessageRecipients/addBatch, contract device 15.4, which replaces all: those of before are sent along). */
    async add(input: RecipientInput, signal?: AbortSignal): Promise<void> {
      const { types, users } = checked(recipientInput, input)
      for (const type of types) {
        const before = await everyPage((page) => list({ ...page, type }, signal))
        const userIds = [...new Set([...before.map(({ userId }) => userId), ...users])].join(',')
        await http.postJson(`${BASE}/addBatch`, { noticeType: type, userIds }, nothing, { signal, fields: new Map([['userIds', 'users']]) })
      }
    },
    /** Takes people off the lists (GET deviceMessageRecipients/delete, contract device 15.4). */
    async remove(ids: readonly string[], signal?: AbortSignal): Promise<void> {
      for (const each of ids) {
        const [type = '', userId = ''] = each.split('/')
        await http.get(`${BASE}/delete`, nothing, { query: { noticeType: type, id: userId }, signal })
      }
    },
  }
}

const MOST_ROWS = 100

/** All rows of a list that is read page by page; a server may give fewer rows a page than asked for. */
async function everyPage<Row>(read: (query: PageQuery) => Promise<Rows<Row>>): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; ; page += 1) {
    const part = await read({ page, limit: MOST_ROWS })
    rows.push(...part.rows)
    const isWhole = rows.length >= part.total
    // saving a list without an unreadable or a missing person would take the person off it
    if (part.dropped > 0 || (!isWhole && part.rows.length === 0)) throw new ApiError('malformed', { cause: new Error('an unreadable or missing row') })
    if (isWhole) return rows
  }
}
