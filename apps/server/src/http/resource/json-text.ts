import { rawTransform } from 'valibot'

import { zhCN } from '../http.messages'
import { isMalformed } from './malformed'

/** A list as JSON, or as the JSON text that the platform sends; blank is null. What it holds is the next schema's matter. */
export const jsonText = rawTransform<string | unknown[], unknown>(({ dataset, addIssue, NEVER }) => {
  if (typeof dataset.value !== 'string') return dataset.value
  if (dataset.value.trim() === '') return null
  if (isMalformed(dataset.value)) {
    addIssue({ message: zhCN.badParameter })
    return NEVER
  }
  try {
    return JSON.parse(dataset.value)
  } catch {
    addIssue({ message: zhCN.badParameter })
    return NEVER
  }
})
