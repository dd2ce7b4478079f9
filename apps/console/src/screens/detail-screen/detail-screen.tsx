import { Box, Flex, Heading, Stack } from '@chakra-ui/react'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { DescriptionList, EmptyState, Tabs } from '@smart-fire/ui'
import { useParams, useSearchParams } from 'react-router'
import type { DeclaredScreen, NeededWords } from '../declared-screen'
import { fieldName, type ScreenWords } from '../screen-words'
import { LoadedArea } from '../loaded/loaded-area'
import { useLoaded } from '../loaded/use-loaded'
import type { DetailDeclaration, DetailTab, FactSection } from './detail-declaration'
import * as catalogue from './detail-screen.messages'

/** What stands in for the server in stories and tests. */
export type DetailCalls<Thing> = (id: string) => Promise<Thing>

/** Makes a screen of a declaration: one thing with its facts and tabs (pages.md 3). */
export function detailScreen<Thing>(declaration: DetailDeclaration<Thing>): DeclaredScreen {
  const { key, words } = declaration
  return { kind: 'detail', key, words, elements: [], needs: neededWords(declaration), Screen: ({ calls }) => <DetailScreen declaration={declaration} calls={calls as DetailCalls<Thing> | undefined} /> }
}

function DetailScreen<Thing>({ declaration, calls }: { declaration: DetailDeclaration<Thing>; calls: DetailCalls<Thing> | undefined }) {
  const words = useMessages(declaration.words)
  const messages = useMessages(catalogue)
  const client = useClient()
  const { id } = useParams()
  const thing = useLoaded({
    load: ({ of }, signal) => (calls ? calls(of) : declaration.load(client, of, signal)),
    query: id === undefined ? null : { of: id },
    ...(declaration.live ? { live: {} } : {}),
  })
  if (id === undefined) return <Box p="5"><EmptyState title={messages.noId(words.one)} /></Box>
  return (
    <Flex direction="column" gap="4" height="full" minHeight="0" overflowY="auto" p="5" data-state={thing.state}>
      <LoadedArea loaded={thing} name={words.one}>
        {(value) => (
          <>
            <Heading as="h1" size="lg">{declaration.nameOf(value)}</Heading>
            <DetailTabs declaration={declaration} thing={value} words={words} />
          </>
        )}
      </LoadedArea>
    </Flex>
  )
}

const TAB = 'tab'
const FACTS = 'facts'

interface DetailTabsProps<Thing> {
  declaration: DetailDeclaration<Thing>
  thing: Thing
  words: ScreenWords
}

function DetailTabs<Thing>({ declaration: { sections, tabs = [] }, thing, words }: DetailTabsProps<Thing>) {
  const messages = useMessages(catalogue)
  const [params, setParams] = useSearchParams()
  const facts = <Stack gap="5">{sections.map((section) => <Facts key={section.name} section={section} thing={thing} words={words} />)}</Stack>
  if (tabs.length === 0) return facts
  const shown = tabs.find(({ name }) => name === params.get(TAB))?.name ?? FACTS
  return (
    <Tabs
      label={words.one}
      value={shown}
      // another tab is another list: what the list before wrote into the address goes
      onChange={(name) => setParams(name === FACTS ? {} : { [TAB]: name })}
      items={[
        { value: FACTS, label: messages.facts, content: facts },
        ...tabs.map((tab) => ({ value: tab.name, label: words.sections?.[tab.name] ?? tab.name, content: <TabContent tab={tab} thing={thing} /> })),
      ]}
    />
  )
}

function TabContent<Thing>({ tab, thing }: { tab: DetailTab<Thing>; thing: Thing }) {
  if ('part' in tab) return <tab.part thing={thing} />
  const { content: { Screen }, scopeOf } = tab
  return <Screen scope={scopeOf(thing)} />
}

function Facts<Thing>({ section: { name, facts }, thing, words }: { section: FactSection<Thing>; thing: Thing; words: ScreenWords }) {
  const heading = words.sections?.[name] ?? name
  return (
    <Box as="section" aria-label={heading}>
      <Heading as="h2" size="sm" mb="2">{heading}</Heading>
      <DescriptionList
        items={facts.map((fact) => ({
          id: fact.name,
          term: fieldName(words, fact.name),
          value: fact.draw(thing, words),
          ...(fact.copy && fact.asText(thing, words) !== '' ? { copy: fact.asText(thing, words) } : {}),
        }))}
      />
    </Box>
  )
}

function neededWords<Thing>({ sections, tabs = [] }: DetailDeclaration<Thing>): NeededWords {
  return {
    fields: sections.flatMap(({ facts }) => facts.map(({ name }) => name)),
    sections: [...sections, ...tabs].map(({ name }) => name),
  }
}
