import type { ApiClient } from '@smart-fire/api-client'
import { createPortal } from 'react-dom'
import { SmartFireProvider, useAlarms } from '../provider'
import type { ElementOptions } from './element.types'
import type { Seat } from './seat'
import { SeatView } from './seat-view'

interface DeskViewProps {
  client: ApiClient
  shadowRoot: ShadowRoot
  /** at least one; in the order in which they came onto the page */
  seats: Seat[]
}

/** One provider for all elements of a client. Its messages look like the first element. */
export function DeskView({ client, shadowRoot, seats }: DeskViewProps) {
  const { nonce } = seats[0] ?? {}
  const { theme, locale } = seats[0]?.values ?? {}
  const userId = seats.find(({ values }) => values.userId !== null)?.values.userId ?? null
  const options = seats.reduce<ElementOptions>((all, seat) => ({ ...all, ...seat.options }), {})
  return (
    <SmartFireProvider
      {...options}
      client={client}
      shadowRoot={shadowRoot}
      nonce={nonce}
      theme={theme ?? undefined}
      locale={locale ?? undefined}
      alarms={userId === null ? undefined : { userId }}
      onSessionEnd={() => seats.forEach(({ dispatch }) => dispatch('fs-session-end', null))}
    >
      <NewAlarms seats={seats} />
      {seats.map((seat) => createPortal(<SeatView seat={seat} />, seat.mount, seat.key))}
    </SmartFireProvider>
  )
}

function NewAlarms({ seats }: { seats: Seat[] }) {
  useAlarms({}, (alarms) => {
    for (const { name, dispatch } of seats) if (name === 'alarm-feed') dispatch('fs-alarm', { alarms })
  })
  return null
}
