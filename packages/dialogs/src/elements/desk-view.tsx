import type { ApiClient } from '@smart-fire/api-client'
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

/** One provider for all elements of a client, with the settings of the first element that has them. */
export function DeskView({ client, shadowRoot, seats }: DeskViewProps) {
  const userId = firstOf(seats, ({ values }) => values.userId)
  const theme = firstOf(seats, ({ values }) => values.theme) ?? 'light'
  const options = seats.reduceRight<ElementOptions>((all, seat) => ({ ...all, ...seat.options }), {})
  return (
    <SmartFireProvider
      {...options}
      client={client}
      shadowRoot={shadowRoot}
      nonce={firstOf(seats, ({ nonce }) => nonce) ?? undefined}
      theme={theme}
      locale={firstOf(seats, ({ values }) => values.locale) ?? undefined}
      alarms={userId === null ? undefined : { userId }}
      onSessionEnd={() => seats.forEach(({ dispatch }) => dispatch('fs-session-end', null))}
    >
      <NewAlarms seats={seats} />
      {seats.map((seat) => <SeatView key={seat.key} seat={seat} theme={theme} />)}
    </SmartFireProvider>
  )
}

function firstOf<Value>(seats: Seat[], read: (seat: Seat) => Value | null | undefined): Value | null {
  return seats.map(read).find((value) => value != null) ?? null
}

function NewAlarms({ seats }: { seats: Seat[] }) {
  useAlarms({}, (alarms) => {
    for (const { name, dispatch } of seats) if (name === 'alarm-feed') dispatch('fs-alarm', { alarms })
  })
  return null
}
