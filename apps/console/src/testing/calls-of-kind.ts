import type { TreeNode } from '@smart-fire/ui'
import type { DeclaredScreen } from '../screens/declared-screen'
import type { MapCalls } from '../screens/map-screen/map-screen'
import type { MapThing } from '../screens/map-screen/map-declaration'
import type { TabsCalls } from '../screens/tabs-screen/tabs-screen'
import type { TreeCalls } from '../screens/tree-screen/tree-screen'

/** The calls of a list in the shape that the kind of the screen takes: a tree screen has the list beside its tree, a map screen beside its map, a tabs screen one for each tab. */
export function callsOfKind({ kind, parts = {} }: DeclaredScreen, list: unknown, { tree = [], things = [] }: { tree?: readonly TreeNode[]; things?: readonly MapThing[] } = {}): unknown {
  if (kind === 'tabs') return Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, callsOfKind(part, list, { tree, things })])) satisfies TabsCalls
  if (kind === 'map') return { things: async () => ({ rows: things, dropped: 0 }), list } satisfies MapCalls
  return kind === 'tree' ? ({ tree: async () => tree, content: list } satisfies TreeCalls) : list
}
