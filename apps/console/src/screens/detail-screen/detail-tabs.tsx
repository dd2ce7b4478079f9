import { Box, Heading, Stack } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { DescriptionList, Tabs, useUiLocale } from '@smart-fire/ui'
import { useSearchParams } from 'react-router'
import { ListPlaceContext } from '../kept-table-view'
import { fieldName, type ScreenWords } from '../screen-words'
import type { DetailCalls, DetailDeclaration, DetailTab, FactSection } from './detail-declaration'
import * as catalogue from './detail-screen.messages'
import { History } from './history'

const TAB = 'tab'
const FACTS = 'facts'
const HISTORY = 'history'

interface DetailTabsProps<Thing> {
  declaration: DetailDeclaration<Thing>
  calls: DetailCalls<Thing> | undefined
  thing: Thing
  words: ScreenWords
}

/** The facts first, then what belongs to the thing; the open tab stands in the address. */
export function DetailTabs<Thing>({ declaration, calls, thing, words }: DetailTabsProps<Thing>) {
  const { sections, tabs = [], history } = declaration
  const messages = useMessages(catalogue)
  const [params, setParams] = useSearchParams()
  const facts = <Stack gap="5">{sections.map((section) => <Facts key={section.name} section={section} thing={thing} words={words} />)}</Stack>
  const items = [
    { value: FACTS, label: messages.facts, content: facts },
    ...tabs.map((tab) => ({ value: tab.name, label: words.sections?.[tab.name] ?? tab.name, content: <TabContent tab={tab} thing={thing} calls={calls?.tabs?.[tab.name]} /> })),
    ...(history ? [{ value: HISTORY, label: messages.history, content: <History load={calls?.history} {...{ history, thing }} /> }] : []),
  ]
  if (items.length === 1) return facts
  const shown = items.find(({ value }) => value === params.get(TAB))?.value ?? FACTS
  return (
    <Tabs
      label={words.one} items={items} value={shown}
      // another tab is another list: what the list before wrote into the address goes
      onChange={(name) => setParams(name === FACTS ? {} : { [TAB]: name })}
    />
  )
}

function TabContent<Thing>({ tab, thing, calls }: { tab: DetailTab<Thing>; thing: Thing; calls: unknown }) {
  if ('part' in tab) return <tab.part thing={thing} />
  const { name, content: { Screen }, scopeOf } = tab
  return <ListPlaceContext value={`/:id#${name}`}><Screen scope={scopeOf(thing)} {...(calls === undefined ? {} : { calls })} /></ListPlaceContext>
}

function Facts<Thing>({ section: { name, facts }, thing, words }: { section: FactSection<Thing>; thing: Thing; words: ScreenWords }) {
  const heading = words.sections?.[name] ?? name
  const { locale } = useUiLocale()
  return (
    <Box as="section" aria-label={heading}>
      <Heading as="h2" size="sm" mb="2">{heading}</Heading>
      <DescriptionList
        items={facts.map((fact) => ({
          id: fact.name,
          term: fieldName(words, fact.name),
          value: fact.draw(thing, words),
          ...(fact.copy && fact.asText(thing, words, locale) !== '' ? { copy: fact.asText(thing, words, locale) } : {}),
        }))}
      />
    </Box>
  )
}
