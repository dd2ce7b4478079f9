import { Stack, Text } from '@chakra-ui/react'
import type { ReadRows } from '@smart-fire/api-client'
import { menus, type ManagedMenu, type MenuElement, type MenuHolder } from '@smart-fire/api-client/menus'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { DescriptionList, NO_VALUE, PagedTable, SlidePanel } from '@smart-fire/ui'
import { useMemo } from 'react'
import { fact, LoadedArea, PanelPart, useLoaded, type PanelProps } from '../../../screens'
import * as catalogue from './menu-panel.messages'
import type { MenuPanelMessages } from './menu-panel.messages'

/** The panel of a menu: what is locked and why, its buttons, and the roles that grant it and them. */
export function MenuPanel({ row, onClose }: PanelProps<ManagedMenu>) {
  const words = useMessages(catalogue)
  const client = useClient()
  const query = useMemo(() => ({ id: row.id }), [row.id])
  const loaded = useLoaded({
    load: async ({ id }, signal) => {
      const [elements, holders] = await Promise.all([client.with(menus).elements(id, signal), client.with(menus).holders(id, signal)])
      return { elements, holders }
    },
    query,
  })
  const facts = [
    fact('rightCode', words.rightCode, row.path?.slice(1) || row.code),
    fact('path', words.path, row.path),
    fact('system', words.system, row.system),
  ]
  return (
    <SlidePanel open onClose={onClose} title={row.title ?? row.id} subtitle={row.path ?? undefined}>
      <Stack gap="6">
        <PanelPart title={words.facts}>
          <DescriptionList items={facts} />
          <Text mt="2" fontSize="sm" color="fg.muted">{words.locked}</Text>
        </PanelPart>
        <LoadedArea loaded={loaded} name={words.buttons}>
          {({ elements, holders }) => <Stack gap="6"><Buttons elements={elements} holders={holders} /><Roles holders={holders} /></Stack>}
        </LoadedArea>
      </Stack>
    </SlidePanel>
  )
}

function Buttons({ elements, holders }: { elements: ReadRows<MenuElement>; holders: ReadRows<MenuHolder> }) {
  const words = useMessages(catalogue)
  const columns = useMemo(() => [
    { id: 'name', header: words.name, width: 130, cell: ({ name }: MenuElement) => name ?? NO_VALUE },
    { id: 'code', header: words.code, wrap: true, cell: ({ code }: MenuElement) => code },
    { id: 'call', header: words.call, wrap: true, cell: ({ method, uri }: MenuElement) => [method, uri].filter(Boolean).join(' ') || NO_VALUE },
    { id: 'holders', header: words.holders, wrap: true, cell: ({ code }: MenuElement) => holders.rows.filter((role) => role.elements.includes(code)).map(holderText).join(words.between) || NO_VALUE },
  ], [words, holders])
  return (
    <PanelPart title={words.buttons}>
      <PagedTable label={words.buttons} fill={false} columns={columns} rowKey={({ code }) => code} {...shown(elements, words)} emptyText={words.noButton} />
    </PanelPart>
  )
}

/** The rows of a table, and how many could not be read: without one of the roles it would look as if fewer could open the menu (domain 25). */
function shown<Row>({ rows, dropped }: ReadRows<Row>, words: MenuPanelMessages) {
  return { rows, state: 'ready', droppedText: dropped > 0 ? words.unreadable(dropped) : undefined } as const
}

/** Roles of several sites can have the same name. */
const holderText = ({ id, name, tenant }: MenuHolder): string => [name ?? id, tenant].filter(Boolean).join(' · ')

function Roles({ holders }: { holders: ReadRows<MenuHolder> }) {
  const words = useMessages(catalogue)
  const columns = useMemo(() => [
    { id: 'role', header: words.role, wrap: true, cell: ({ name, id }: MenuHolder) => name ?? id },
    { id: 'tenant', header: words.tenant, wrap: true, cell: ({ tenant }: MenuHolder) => tenant ?? NO_VALUE },
  ], [words])
  return (
    <PanelPart title={words.roles}>
      <PagedTable label={words.roles} fill={false} columns={columns} rowKey={({ id }) => id} {...shown(holders, words)} emptyText={words.noRole} />
    </PanelPart>
  )
}
