import { nothing, plainList, table } from '../../decoding/readers'
import type { PageQuery, Rows } from '../../rows'
import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import type { SortQuery } from '../crud.types'
import { queryOf, to, wireSort, writeValues, type FilterValues } from '../crud-wire'
import { operation, operationModule, signInEntry, userSession, type LogResult, type Operation, type OperationModule, type SignInEntry, type SignInReason, type UserSession } from './logs.schema'

export { LOG_RESULT, SIGN_IN_REASON } from './logs.schema'
export type { FieldDifference, LogResult, Operation, OperationModule, SignInEntry, SignInReason, UserSession } from './logs.schema'

/** Two days `yyyy-MM-dd` in UTC+8, both included. */
interface Days {
  from: string
  to: string
}

const days = to('dateStrs', (period: Days) => `${period.from},${period.to}`)
const result = to('result', (value: LogResult) => value)

const signInFilters = { username: 'loginUserName', address: 'loginIp', result, reason: to('reason', (value: SignInReason) => value), days }
const operationFilters = { module: 'kind', person: 'crtUser', result, days }
const sessionFilters = { keyword: 'keyword', userId: 'userId', address: 'ip' }

const signInSorts = { at: 'loginTime', username: 'loginUserName', address: 'loginIp' }
const operationSorts = { at: 'crtTime' }

/** `username` and `address` contain; `days` are in UTC+8. Applied by our server only. */
export type SignInFilters = FilterValues<typeof signInFilters>
/** `module` is a code of `modules`, `person` is contained in account or name. Applied by our server only. */
export type OperationFilters = FilterValues<typeof operationFilters>
/** `keyword` is contained in account or name. */
export type SessionFilters = FilterValues<typeof sessionFilters>

type ListQuery<Filters> = Filters & PageQuery & SortQuery

/** Who has signed in, who has done what, and who is signed in. */
export type LogCalls = ReturnType<typeof logCalls>

function logCalls(http: Transport) {
  return {
    /** The sign-in log. */
    signIns: {
      /** Sign-ins of the tenant, accepted and refused, the newest first (GET admin/loginLog/pageList, contract admin 3.12). */
      list({ page, limit, sort, ...filters }: ListQuery<SignInFilters>, signal?: AbortSignal): Promise<Rows<SignInEntry>> {
        const query = { page, limit, ...queryOf(writeValues(signInFilters, filters)), ...wireSort(signInSorts, sort) }
        return http.get('/api/admin/loginLog/pageList', table(signInEntry), { query, signal })
      },
    },
    /** The operation log. */
    operations: {
      /** What users of the tenant have done, the newest first (GET admin/gateLog/pageList, contract admin 3.11). */
      list({ page, limit, sort, ...filters }: ListQuery<OperationFilters>, signal?: AbortSignal): Promise<Rows<Operation>> {
        const query = { page, limit, ...queryOf(writeValues(operationFilters, filters)), ...wireSort(operationSorts, sort) }
        return http.get('/api/admin/gateLog/pageList', table(operation), { query, signal })
      },
      /** The modules of the operation log, for its filter (GET admin/gateLog/modules, our server; ADR 3). */
      modules: (signal?: AbortSignal): Promise<OperationModule[]> => http.get('/api/admin/gateLog/modules', plainList(operationModule), { signal }),
    },
    /** Sessions that are valid now. */
    sessions: {
      /** Sessions of the users whom the caller administers, the newest first (GET admin/onlineSession/pageList, our server; ADR 3). */
      list({ page, limit, sort: _unsorted, ...filters }: ListQuery<SessionFilters>, signal?: AbortSignal): Promise<Rows<UserSession>> {
        return http.get('/api/admin/onlineSession/pageList', table(userSession), { query: { page, limit, ...queryOf(writeValues(sessionFilters, filters)) }, signal })
      },
      /** Ends a session at once (POST admin/onlineSession/end, our server; ADR 3). Rejects `refused` for the own one and for one that is over. */
      end: (id: string, signal?: AbortSignal): Promise<void> => http.postForm('/api/admin/onlineSession/end', { id }, nothing, { signal }),
      /** Ends every session of a user at once, except the one that makes the call (POST admin/onlineSession/endAll, our server; ADR 3). */
      endAll: (userId: string, signal?: AbortSignal): Promise<void> => http.postForm('/api/admin/onlineSession/endAll', { userId }, nothing, { signal }),
    },
  }
}

/** Group `logs`: `client.with(logs)`. */
export const logs: ApiGroup<'logs', LogCalls> = { name: 'logs', calls: logCalls }
