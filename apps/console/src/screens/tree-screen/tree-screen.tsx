import { Box } from '@chakra-ui/react'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { Tree, type TreeNode } from '@smart-fire/ui'
import { SplitPane } from '@smart-fire/ui/screen'
import { useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { DeclaredScreen } from '../declared-screen'
import { LoadedArea } from '../loaded/loaded-area'
import { useLoaded } from '../loaded/use-loaded'
import type { TreeDeclaration } from './tree-declaration'
import { wayTo } from './way-to'

/** Replaces the server in stories and tests. */
export interface TreeCalls {
  tree: () => Promise<readonly TreeNode[]>
  content: unknown
}

/** Makes a screen of a declaration: region → building → floor at the left, their things at the right (pages.md 3). */
export function treeScreen(declaration: TreeDeclaration): DeclaredScreen {
  const { key, words, content } = declaration
  return { kind: 'tree', key, words, elements: content.elements, needs: content.needs, ...(content.list ? { list: content.list } : {}), Screen: ({ calls }) => <TreeScreen declaration={declaration} calls={calls as TreeCalls | undefined} /> }
}

const NODE = 'node'
const NO_QUERY = {}
const NO_NODES: readonly TreeNode[] = []

function TreeScreen({ declaration, calls }: { declaration: TreeDeclaration; calls: TreeCalls | undefined }) {
  const words = useMessages(declaration.words)
  const client = useClient()
  const { content: { Screen }, scopeOf } = declaration
  const [width, setWidth] = useState<number>()
  const [params, setParams] = useSearchParams()
  const tree = useLoaded({
    load: (_, signal) => (calls ? calls.tree() : declaration.load(client, signal)),
    query: NO_QUERY,
    isEmpty: (nodes) => nodes.length === 0,
  })
  const chosen = params.get(NODE)
  const nodes = tree.state === 'empty' ? NO_NODES : tree.value
  const way = useMemo(() => wayToChosen(nodes, chosen), [chosen, nodes])
  const scope = useMemo(() => (way.length === 0 ? {} : scopeOf(way)), [way, scopeOf])
  // another node is another list: it begins at its first page; choosing the node again shows everything
  const choose = (id: string) => setParams((before) => {
    const after = new URLSearchParams(before)
    after.delete('page')
    if (id === chosen) after.delete(NODE)
    else after.set(NODE, id)
    return after
  })
  const label = words.tree ?? words.title
  return (
    <SplitPane
      startTitle={label} width={width} onWidthChange={setWidth}
      start={(close) => (
        <Box p="4">
          <LoadedArea loaded={tree} name={label} compact>
            {(all) => (
              <Tree
                label={label} nodes={all} selectedId={chosen} initiallyExpanded={openedFor(way, all)}
                onSelect={(id) => {
                  choose(id)
                  close()
                }}
              />
            )}
          </LoadedArea>
        </Box>
      )}
    >
      <Screen scope={scope} onChanged={tree.refresh} {...(calls ? { calls: calls.content } : {})} />
    </SplitPane>
  )
}

/** Without its tree a node is known by its id only: the content must not show, or offer to change, what belongs to all the others. */
function wayToChosen(nodes: readonly TreeNode[] | null, chosen: string | null): readonly TreeNode[] {
  if (chosen === null) return []
  return nodes === null ? [{ id: chosen, label: chosen }] : wayTo(nodes, chosen)
}

/** The branches down to the chosen node; at first the roots, and what is the only branch of its level. */
function openedFor(way: readonly TreeNode[], nodes: readonly TreeNode[]): string[] {
  if (way.length > 0) return way.map(({ id }) => id)
  const [only] = nodes.length === 1 ? nodes : []
  return [...nodes.map(({ id }) => id), ...(only?.children ? openedFor([], only.children) : [])]
}
