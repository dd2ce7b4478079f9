import { accountSecurityPromises } from './account-security.promises'
import { administrationPromises } from './administration.promises'
import { channelPromises } from './channels.promises'
import type { ContractPromise } from './contract-promise'
import { departmentPromises } from './departments.promises'
import { devicePaperPromises } from './device-papers.promises'
import { deviceSeriesPromises } from './device-series.promises'
import { dictionaryPromises } from './dictionary.promises'
import { managedDevicePromises } from './managed-devices.promises'
import { planEditorPromises } from './plan-editor.promises'
import { rolePromises } from './roles.promises'
import { screenPromises } from './screens.promises'
import { signInProviderPromises } from './sign-in-providers.promises'
import { statisticsPromises } from './statistics.promises'
import { cameraPromises } from './cameras.promises'
import { facilityPromises } from './facilities.promises'
import { facilityTypePromises } from './facility-types.promises'
import { inspectionWorkPromises } from './inspection-work.promises'
import { inspectionPromises } from './inspection.promises'
import { managedBuildingPromises } from './managed-buildings.promises'
import { menuPromises } from './menus.promises'
import { positionPromises } from './positions.promises'
import { measuringPointPromises } from './measuring-points.promises'
import { gatewayPromises } from './gateways.promises'
import { networkedUnitPromises } from './networked-units.promises'
import { noticePromises } from './notices.promises'
import { recognitionPromises } from './recognitions.promises'
import { recycleBinPromises } from './recycle-bin.promises'
import { warningPromises } from './warnings.promises'
import { waterPromises } from './water.promises'

/** What a back end promises to the screens of the console, beside the promises to the dialogs (`/contract`). One without groups, as the mock, promises nothing of these. */
export const screenContractPromises: readonly ContractPromise[] = [
  ...screenPromises,
  ...statisticsPromises,
  ...administrationPromises,
  ...channelPromises,
  ...departmentPromises,
  ...devicePaperPromises,
  ...deviceSeriesPromises,
  ...dictionaryPromises,
  ...managedDevicePromises,
  ...planEditorPromises,
  ...rolePromises,
  ...warningPromises,
  ...waterPromises,
  ...gatewayPromises,
  ...networkedUnitPromises,
  ...recycleBinPromises,
  ...facilityTypePromises,
  ...inspectionPromises,
  ...inspectionWorkPromises,
  ...facilityPromises,
  ...cameraPromises,
  ...recognitionPromises,
  ...managedBuildingPromises,
  ...measuringPointPromises,
  ...positionPromises,
  ...menuPromises,
  ...noticePromises,
  ...accountSecurityPromises,
  ...signInProviderPromises,
]
