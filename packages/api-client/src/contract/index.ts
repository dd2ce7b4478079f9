import { alarmPromises } from './alarms.promises'
import type { ContractPromise } from './contract-promise'
import { detailPromises } from './details.promises'
import { estatePromises } from './estate.promises'
import { hydrantPromises } from './hydrants.promises'
import { recordPromises } from './records.promises'
import { sessionPromises } from './session.promises'
import { tenancyPromises } from './tenancy.promises'

/** What every back end promises to the dialogs and the session, checked through `ApiClient` only; run each with any test runner. */
export const contractPromises: readonly ContractPromise[] = [
  ...sessionPromises,
  ...recordPromises,
  ...estatePromises,
  ...detailPromises,
  ...hydrantPromises,
  ...alarmPromises,
  ...tenancyPromises,
]

export { BrokenPromise, type ContractBackend, type ContractUser, type ContractPromise, type PlatformCalls, type ScreenCalls } from './contract-promise'
