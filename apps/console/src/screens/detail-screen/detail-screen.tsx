import { chakra, Flex, Heading } from '@chakra-ui/react'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { EmptyState } from '@smart-fire/ui'
import { ChevronLeft } from 'lucide-react'
import { Link, useParams } from 'react-router'
import type { DeclaredScreen, NeededWords } from '../declared-screen'
import { LoadedArea } from '../loaded/loaded-area'
import { useLoaded } from '../loaded/use-loaded'
import type { DetailCalls, DetailDeclaration } from './detail-declaration'
import * as catalogue from './detail-screen.messages'
import { DetailTabs } from './detail-tabs'

/** Makes a screen of a declaration: one thing with its facts, tabs and history (pages.md 3). */
export function detailScreen<Thing>(declaration: DetailDeclaration<Thing>): DeclaredScreen {
  const { key, words, tabs = [] } = declaration
  const parts = Object.fromEntries(tabs.flatMap((tab) => ('content' in tab ? [[tab.name, tab.content] as const] : [])))
  return { kind: 'detail', key, words, elements: [], needs: neededWords(declaration), parts, Screen: ({ calls }) => <DetailScreen declaration={declaration} calls={calls as DetailCalls<Thing> | undefined} /> }
}

interface DetailScreenProps<Thing> {
  declaration: DetailDeclaration<Thing>
  calls: DetailCalls<Thing> | undefined
}

function DetailScreen<Thing>({ declaration, calls }: DetailScreenProps<Thing>) {
  const words = useMessages(declaration.words)
  const messages = useMessages(catalogue)
  const client = useClient()
  const { id } = useParams()
  const thing = useLoaded({
    load: ({ of }, signal) => (calls ? calls.load(of) : declaration.load(client, of, signal)),
    query: id === undefined ? null : { of: id },
    ...(declaration.live ? { live: {} } : {}),
  })
  return (
    <Flex direction="column" gap="4" height="full" minHeight="0" overflowY="auto" p="5" data-state={thing.state}>
      <WayBack to={listOf(declaration)}>{messages.back(words.title)}</WayBack>
      {id === undefined ? <EmptyState title={messages.noId(words.one)} /> : (
        <LoadedArea loaded={thing} name={words.one}>
          {(value) => (
            <>
              <Heading as="h1" size="lg">{declaration.nameOf(value)}</Heading>
              <DetailTabs {...{ declaration, calls, words }} thing={value} />
            </>
          )}
        </LoadedArea>
      )}
    </Flex>
  )
}

/** There also while the thing loads or cannot be loaded: a page that was opened from a link has no list behind it. */
function WayBack({ to, children }: { to: string; children: string }) {
  return (
    <chakra.span color="accent.fg" fontSize="sm" alignSelf="flex-start" css={{ '& a': { display: 'inline-flex', alignItems: 'center', gap: '1' } }}>
      <Link to={to}><ChevronLeft size={14} aria-hidden="true" />{children}</Link>
    </chakra.span>
  )
}

const listOf = ({ key, listTab }: { key: string; listTab?: string }) => (listTab === undefined ? `/${key}` : `/${key}?tab=${listTab}`)

function neededWords<Thing>({ sections, tabs = [] }: DetailDeclaration<Thing>): NeededWords {
  return {
    fields: sections.flatMap(({ facts }) => facts.map(({ name }) => name)),
    sections: [...sections, ...tabs].map(({ name }) => name),
  }
}
