import type { ApiClient } from '@smart-fire/api-client'
import { SmartFireProvider } from '../provider'
import { noticeOf } from '../provider/errors/error-notice'
import { en, zhCN } from '../provider/errors/error-notice.messages'
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
  const locale = firstOf(seats, ({ values }) => values.locale) ?? 'zh-CN'
  const options = seats.reduceRight<ElementOptions>((all, seat) => ({ ...all, ...seat.options }), {})
  /** What concerns all elements of the client is said by each of them: a host listens to the one that it has at hand. */
  const tell: Seat['dispatch'] = (type, detail) => seats.forEach(({ dispatch }) => dispatch(type, detail))
  return (
    <SmartFireProvider
      {...options}
      client={client}
      shadowRoot={shadowRoot}
      nonce={firstOf(seats, ({ nonce }) => nonce) ?? undefined}
      theme={theme}
      locale={locale}
      alarms={userId === null ? undefined : { userId }}
      onSessionEnd={() => tell('fs-session-end', null)}
      onAlarm={(alarms) => seats.forEach(({ name, dispatch }) => name === 'alarm-feed' && dispatch('fs-alarm', { alarms }))}
      onConfirmed={(verdict) => tell('fs-confirmed', verdict)}
      onError={(error) => tell('fs-error', { reason: 'call', message: noticeOf(error, locale === 'en' ? en : zhCN)?.text ?? '', error })}
      onNavigate={(address) => tell('fs-navigate', { address })}
    >
      {seats.map((seat) => <SeatView key={seat.key} seat={seat} theme={theme} />)}
    </SmartFireProvider>
  )
}

function firstOf<Value>(seats: Seat[], read: (seat: Seat) => Value | null | undefined): Value | null {
  return seats.map(read).find((value) => value != null) ?? null
}
