import type { ApiClient } from '@smart-fire/api-client'
import { Fragment, type ReactNode } from 'react'
import { useClient } from '../../provider'

let last = 0
const keys = new WeakMap<ApiClient, number>()

function keyOf(client: ApiClient): number {
  const key = keys.get(client) ?? (last += 1)
  keys.set(client, key)
  return key
}

/** What is in it begins anew with another client of the provider: data of the one before, perhaps of another tenant, must not stay on the screen. */
export function PerClient({ children }: { children: ReactNode }) {
  return <Fragment key={keyOf(useClient())}>{children}</Fragment>
}
