import type { SessionToken } from '@smart-fire/api-client/sign-in'
import { createContext } from 'react'

/** Goes on with another session, e.g. as the administrator of a tenant (ADR 32): the page is loaded anew. Without a provider nothing happens. */
export const BeginSessionContext = createContext<(given: SessionToken) => void>(() => undefined)
