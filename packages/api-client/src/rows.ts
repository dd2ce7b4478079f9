/** One page of a list. `total` counts all pages; `dropped` counts the rows of this page that could not be read. */
export interface Rows<T> {
  rows: T[]
  total: number
  dropped: number
}

/** Which page of a list: `page` from 1, `limit` rows a page. */
export interface PageQuery {
  page: number
  limit: number
}
