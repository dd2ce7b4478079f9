import { useUiLocale } from '../locale/ui-locale'
import { FORM_MESSAGES, type FormMessages } from './form.messages'

export function useFormWords(): FormMessages {
  return FORM_MESSAGES[useUiLocale().locale]
}
