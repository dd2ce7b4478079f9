import type { Query } from '../transport/transport'

/** A call by its path below the controller of the entity. */
interface PathCall {
  path: string
  query?: Query
}

/** Where the calls of an entity are, and how its writes are sent. */
export interface CrudPaths {
  list: string
  get: (id: string) => PathCall
  add: string
  update: string
  remove: (ids: readonly string[]) => PathCall
  usedBy: (id: string) => PathCall
  importRows: string
  /** body of `add` and `update` */
  body: 'json' | 'form'
}

/** Entities of the device service (contract device 16). */
export const DEVICE_SERVICE: CrudPaths = {
  list: 'pageList',
  get: (id) => ({ path: 'get', query: { id } }),
  add: 'add',
  update: 'update',
  remove: (ids) => ({ path: 'delete', query: { id: ids.join(',') } }),
  usedBy: (id) => ({ path: 'deleteQuery', query: { id } }),
  importRows: 'importRows',
  body: 'json',
}

/** What entities of the admin service have differently (contract admin 3). */
export const ADMIN_SERVICE = {
  list: 'list',
  get: (id) => ({ path: encodeURIComponent(id) }),
  body: 'form',
} satisfies Partial<CrudPaths>
