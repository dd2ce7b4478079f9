import { useUiLocale } from '../locale/ui-locale'
import { SCREEN_MESSAGES, type ScreenMessages } from './screen.messages'

export function useScreenWords(): ScreenMessages {
  return SCREEN_MESSAGES[useUiLocale().locale]
}
