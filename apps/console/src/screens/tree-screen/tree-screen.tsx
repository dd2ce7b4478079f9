import { Box, Flex } from '@chakra-ui/react'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { Tree, type TreeNode } from '@smart-fire/ui'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import type { DeclaredScreen } from '../declared-screen'
import { LoadedArea } from '../loaded/loaded-area'
import { useLoaded } from '../loaded/use-loaded'
import type { TreeDeclaration } from './tree-declaration'
import { wayTo } from './way-to'

/** What stands in for the server in stories and tests. */
export interface TreeCalls {
  tree: () => Promise<readonly TreeNode[]>
  content: unknown
}

/** Makes a screen of a declaration: region → building → floor at the left, their things at the right (pages.md 3). */
export function treeScreen(declaration: TreeDeclaration): DeclaredScreen<TreeCalls> {
  const { key, words, content } = declaration
  return { kind: 'tree', key, words, elements: content.elements, Screen: ({ calls }) => <TreeScreen declaration={declaration} calls={calls} /> }
}

const NODE = 'node'
const NO_QUERY = {}

function TreeScreen({ declaration, calls }: { declaration: TreeDeclaration; calls: TreeCalls | undefined }) {
  const words = useMessages(declaration.words)
  const client = useClient()
  const { content: { Screen }, scopeOf } = declaration
  const [params, setParams] = useSearchParams()
  const tree = useLoaded({
    load: (_, signal) => (calls ? calls.tree() : declaration.load(client, signal)),
    query: NO_QUERY,
    isEmpty: (nodes) => nodes.length === 0,
  })
  const chosen = params.get(NODE)
  const way = useMemo(() => (chosen === null || tree.value === null ? [] : wayTo(tree.value, chosen)), [chosen, tree.value])
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
    <Flex height="full" minHeight="0">
      <Box as="aside" aria-label={label} width="72" flexShrink="0" overflowY="auto" p="4" borderEndWidth="1px" borderColor="border.default">
        <LoadedArea loaded={tree} name={label} compact>
          {(nodes) => <Tree label={label} nodes={nodes} selectedId={chosen} onSelect={choose} initiallyExpanded={openedFor(way, nodes)} />}
        </LoadedArea>
      </Box>
      <Box flex="1" minWidth="0"><Screen scope={scope} {...(calls ? { calls: calls.content } : {})} /></Box>
    </Flex>
  )
}

/** The branches down to the chosen node; the roots at first. */
function openedFor(way: readonly TreeNode[], nodes: readonly TreeNode[]): string[] {
  return (way.length > 0 ? way : nodes).map(({ id }) => id)
}
