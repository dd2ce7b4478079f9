import type { ScreenKey } from '../../lib/screen-key'
import type { DeclaredScreen } from '../declared-screen'
import type { ScreenCatalogue } from '../screen-words'

/** Several lists on one route, each in a tab of its own (`words.sections.<name>`). Their keys are that of the screen. */
export interface TabsDeclaration {
  key: ScreenKey
  words: ScreenCatalogue
  tabs: Readonly<Record<string, DeclaredScreen>>
}
