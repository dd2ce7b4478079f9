import type { ApiClient } from '@smart-fire/api-client'
import type { TreeNode } from '@smart-fire/ui'
import type { ScreenKey } from '../../lib/screen-key'
import type { DeclaredScreen } from '../declared-screen'
import type { ScreenCatalogue } from '../screen-words'

/** A tree at the left, and at the right a declared screen that shows what belongs to the chosen node. */
export interface TreeDeclaration {
  key: ScreenKey
  words: ScreenCatalogue
  load: (client: ApiClient, signal: AbortSignal) => Promise<readonly TreeNode[]>
  /** the filter of the content for a node, from the whole way down to it; the last one is the node itself, and the only one while there is no tree */
  scopeOf: (way: readonly TreeNode[]) => Readonly<Record<string, unknown>>
  content: DeclaredScreen
}
