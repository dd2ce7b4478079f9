/** Rows that could be read. `dropped` counts those that could not: a screen says so (domain 25). */
export interface ReadRows<T> {
  rows: T[]
  dropped: number
}

/** One page of a list. `total` counts all pages, `dropped` the unreadable rows of this page. */
export interface Rows<T> extends ReadRows<T> {
  total: number
}

/** Which page of a list: `page` from 1, `limit` rows a page. */
export interface PageQuery {
  page: number
  limit: number
}
