export { defineElements, type DefineOptions } from './define-elements'
export { checkEmbedding, type EmbeddingCheck, type EmbeddingProblem } from '../check-embedding'
export { createApiClient } from '@smart-fire/api-client'
export { createSmartFireSystem } from '@smart-fire/ui'
export type {
  ElementConnection,
  ElementEventDetails,
  ElementEventName,
  ElementOptions,
  FsAlarmFeedElement,
  FsExceptionListElement,
  FsFloorPlanElement,
  FsHydrantElement,
  FsJsxElements,
  FsSensorRealtimeElement,
  FsVueElements,
} from './element.types'
