import type { ApiClient } from '@smart-fire/api-client'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import type { ReactNode } from 'react'

const TILES = { kind: 'xyz', url: '/tiles/{z}/{x}/{y}.png', datum: 'gcj02', attribution: '© …' } as const

export function WithMapTiles({ client, children }: { client: ApiClient; children?: ReactNode }) {
  return (
    <SmartFireProvider client={client} datum="gcj02" mapTiles={TILES}>
      {children}
    </SmartFireProvider>
  )
}
