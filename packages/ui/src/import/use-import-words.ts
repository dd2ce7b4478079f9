import { useUiLocale } from '../locale/ui-locale'
import { IMPORT_MESSAGES, type ImportMessages } from './import.messages'

export function useImportWords(): ImportMessages {
  return IMPORT_MESSAGES[useUiLocale().locale]
}
