import { Flex } from '@chakra-ui/react'
import type { ApiClient } from '@smart-fire/api-client'
import { menuInput, menus, type ManagedMenu, type MenuTreeNode } from '@smart-fire/api-client/menus'
import { NO_VALUE, type TreeNode } from '@smart-fire/ui'
import { MENU_ICONS, menuIcon } from '../../../lib/menu-icons'
import { choiceName, choices, column, demandRead, field, filter, hasRead, listScreen, panel, question, treeScreen, type ScreenWords } from '../../../screens'
import * as words from './menus.messages'

const key = 'adminSys/menuManager'
const states = choices.fixed('shown', 'hidden')
const icons = choices.fixed(...MENU_ICONS)

async function directories(client: ApiClient, signal: AbortSignal): Promise<readonly TreeNode[]> {
  return (await client.with(menus).tree(signal)).map(nodeOf)
}
const nodeOf = ({ id, title, children }: MenuTreeNode): TreeNode => ({ id, label: title, ...(children.length > 0 ? { children: children.map(nodeOf) } : {}) })

const iconText = ({ icon }: ManagedMenu, texts: ScreenWords) => (icon === null ? '' : choiceName(texts, 'icon', icon))

function drawIcon(row: ManagedMenu, texts: ScreenWords) {
  if (row.icon === null) return NO_VALUE
  const Icon = menuIcon(row.icon)
  return <Flex as="span" display="inline-flex" align="center" gap="2"><Icon size={16} aria-hidden />{iconText(row, texts)}</Flex>
}

/** Writes a menu with another state. Its title and its place have to be sent with it. The server refuses to hide the way back to this screen (ADR 33). */
const become = (state: 'shown' | 'hidden') => async (client: ApiClient, row: ManagedMenu, signal: AbortSignal) => {
  const { id, version, title, order } = demandRead(row, 'title', 'order')
  await client.with(menus).update(id, { title, order, state }, { version }, signal)
}
const mayBecome = (row: ManagedMenu) => hasRead(row, 'title', 'order')

/** The navigation: directories, their screens and the buttons of these (spec 1 §2 menuManager, contract admin 3.4 and 3.5). */
export default treeScreen({
  key,
  words,
  load: directories,
  scopeOf: (way) => ({ within: way.at(-1)?.id }),
  content: listScreen({
    key,
    words,
    calls: menus,
    filters: { title: filter.text(), code: filter.text(), state: filter.choice(states) },
    columns: [
      column.text('title', { sort: true }),
      column.code('kind', { width: 90 }),
      column.text('path', { copy: true, width: 250 }),
      column.custom('icon', drawIcon, iconText, { width: 120 }),
      column.number('order', { sort: true, width: 90 }),
      column.code('state', { width: 110, tones: { shown: 'normal', hidden: 'notEnabled' } }),
      column.text('system', { width: 110 }),
      column.number('elements', { width: 80 }),
      column.number('roles', { width: 100 }),
      column.text('code', { sort: true, hidden: true }),
      column.dateTime('updatedAt', { sort: true, hidden: true }),
    ],
    nameOf: ({ title, code, id }) => title ?? code ?? id,
    tone: ({ state }) => (state === 'hidden' ? 'notEnabled' : undefined),
    form: { schema: menuInput, fields: [field.text('title'), field.text('code', { fixed: true }), field.choice('icon', icons), field.number('order')] },
    acts: [
      panel<ManagedMenu>({ name: 'detail', load: async () => (await import('./menu-panel')).MenuPanel }),
      question({ name: 'hide', element: 'btn_edit', danger: true, when: (row: ManagedMenu) => row.state === 'shown' && mayBecome(row), run: become('hidden') }),
      question({ name: 'show', element: 'btn_edit', when: (row: ManagedMenu) => row.state === 'hidden' && mayBecome(row), run: become('shown') }),
    ],
    exports: true,
  }),
})
