import type { UiLocale } from '@smart-fire/ui'
import { useMemo, type ReactNode } from 'react'
import { ServicesContext, useServices } from './provider-contexts'

/** A part of the page in another language than its provider. Messages of the provider stay in that of the provider. */
export function InLocale({ locale, children }: { locale: UiLocale; children: ReactNode }) {
  const services = useServices()
  const value = useMemo(() => ({ ...services, locale }), [services, locale])
  return <ServicesContext.Provider value={value}>{children}</ServicesContext.Provider>
}
