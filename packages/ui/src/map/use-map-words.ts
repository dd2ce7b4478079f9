import { useUiLocale } from '../locale/ui-locale'
import { MAP_MESSAGES, type MapMessages } from './map.messages'

export function useMapWords(): MapMessages {
  return MAP_MESSAGES[useUiLocale().locale]
}
