import { createApiClient, type ApiClient } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { type ReactNode, useState } from 'react'
import { SmartFireProvider, type SmartFireProviderProps } from '../provider'

interface StoryProviderProps extends Partial<Omit<SmartFireProviderProps, 'client' | 'theme' | 'locale'>> {
  /** the toolbar's choices */
  globals: Record<string, unknown>
  /** the client of the mock world in flow stories; state stories send no request */
  client?: ApiClient
  children: ReactNode
}

/** The provider with the theme and language of Storybook's toolbar. Only for stories. */
export function StoryProvider({ globals, client, children, ...rest }: StoryProviderProps) {
  const [silent] = useState(() => createApiClient(createMockBackend().clientOptions()))
  return (
    <SmartFireProvider
      client={client ?? silent}
      theme={globals.theme === 'dark' ? 'dark' : 'light'}
      locale={globals.locale === 'en' ? 'en' : 'zh-CN'}
      {...rest}
    >
      {children}
    </SmartFireProvider>
  )
}
