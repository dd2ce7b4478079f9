import type { ApiGroup } from '../api-group'
import { crud } from '../crud'
import type { Crud } from '../crud.types'
import { recognitionFilters, recognitionInput, recognitionRow, type Recognition, type RecognitionFilters, type RecognitionInput } from './recognition.schema'

export { recognitionInput, RECOGNITION_KIND, type Recognition, type RecognitionFilters, type RecognitionInput, type RecognitionKind } from './recognition.schema'

/** Recognitions of cameras (our server, ADR 60), sorted by `name`, `kind` and `sensitivity`. */
export type RecognitionCalls = Crud<Recognition, RecognitionInput, RecognitionFilters>

/** Group `recognitions`: `client.with(recognitions)`. */
export const recognitions: ApiGroup<'recognitions', RecognitionCalls> = {
  name: 'recognitions',
  calls: crud({ base: '/api/device/videoRecognition', row: recognitionRow, input: recognitionInput, filters: recognitionFilters }),
}
