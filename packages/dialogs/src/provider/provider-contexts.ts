import type { ApiClient } from '@smart-fire/api-client'
import type { UiLocale } from '@smart-fire/ui'
import { createContext, useContext } from 'react'
import type { AlarmClientActor } from './alarm-client/alarm-client.machine'
import type { Notify } from './notice'
import type { VerdictOutbox } from './verdict-outbox/verdict-outbox'

/** What every dialog gets from the provider around it. */
export interface ProviderServices {
  client: ApiClient
  locale: UiLocale
  notify: Notify
  reportError: (error: unknown) => void
  outbox: VerdictOutbox
}

export const ServicesContext = createContext<ProviderServices | null>(null)

/** Undefined without `alarms`, and in the moment before the link starts. */
export const AlarmClientContext = createContext<AlarmClientActor | undefined>(undefined)

export function useServices(): ProviderServices {
  const services = useContext(ServicesContext)
  if (services === null) throw new Error('Put <SmartFireProvider> around this component')
  return services
}
