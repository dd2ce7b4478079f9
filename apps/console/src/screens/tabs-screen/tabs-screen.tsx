import { Flex } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { Tabs } from '@smart-fire/ui'
import { useSearchParams } from 'react-router'
import type { DeclaredScreen } from '../declared-screen'
import { ListPlaceContext } from '../kept-table-view'
import type { TabsDeclaration } from './tabs-declaration'

/** Replaces the server in stories and tests: the calls of each tab, by its name. */
export type TabsCalls = Readonly<Record<string, unknown>>

/** Makes a screen of a declaration: lists that belong together, one of them shown. The open tab stands in the address. */
export function tabsScreen(declaration: TabsDeclaration): DeclaredScreen {
  const { key, words, tabs } = declaration
  const elements = [...new Set(Object.values(tabs).flatMap((tab) => tab.elements))]
  return {
    kind: 'tabs', key, words, elements, needs: { fields: [], sections: Object.keys(tabs) }, parts: tabs,
    Screen: ({ calls }) => <TabsScreen declaration={declaration} calls={calls as TabsCalls | undefined} />,
  }
}

const TAB = 'tab'

function TabsScreen({ declaration: { words: catalogue, tabs }, calls }: { declaration: TabsDeclaration; calls: TabsCalls | undefined }) {
  const words = useMessages(catalogue)
  const [params, setParams] = useSearchParams()
  const names = Object.keys(tabs)
  const [first = ''] = names
  const shown = names.find((name) => name === params.get(TAB)) ?? first
  const items = Object.entries(tabs).map(([name, { Screen }]) => ({
    value: name, label: words.sections?.[name] ?? name,
    // the first tab is the main list of the screen
    content: <ListPlaceContext value={name === first ? '' : `#${name}`}><Screen {...(calls === undefined ? {} : { calls: calls[name] })} /></ListPlaceContext>,
  }))
  return (
    <Flex direction="column" height="full" minHeight="0" pt="3">
      <Tabs fill
        label={words.title} items={items} value={shown}
        // another tab is another list: what the list before wrote into the address goes
        onChange={(name) => setParams(name === first ? {} : { [TAB]: name })}
      />
    </Flex>
  )
}
