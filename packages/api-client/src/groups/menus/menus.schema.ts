import { integer, maxValue, minValue, number as numeric, object, optional, picklist, pipe, type GenericSchema, type InferOutput } from 'valibot'
import { mapped, type Decoded } from '../../decoding/decoder'
import { flag, id, instant, lenient, nullableCount, nullableId, number, readText, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import { tree } from '../../decoding/tree'
import { optionalText, requiredText } from '../inputs'

/** What the platform's tree has above its roots. */
const ROOT = '-1'

const parentId = mapped(nullableId, (value) => (value === ROOT ? null : value))
const kind = mapped(nullableId, (value) => (value === ROOT || value === null ? ('directory' as const) : ('menu' as const)))
const state = mapped(flag, (hidden) => (hidden === null ? null : hidden ? ('hidden' as const) : ('shown' as const)))

export const menuRow = {
  title: from('title', text),
  code: from('code', text),
  parentId: from('parentId', parentId),
  /** a directory only holds screens */
  kind: from('parentId', kind),
  icon: from('icon', text),
  /** the codes from the top down, which is the address of the screen: `/adminSys/menuManager`; null on servers that do not tell, like what follows */
  path: from('path', text),
  /** place among those of the same parent, lowest first */
  order: from('orderNum', number),
  /** whether it is in the navigation */
  state: from('isHidden', state),
  /** the monitoring system that it belongs to; it decides what its users see */
  channelId: from('attr2', nullableId),
  system: from('channelName', text),
  /** how many buttons its screen has */
  elements: from('elements', nullableCount),
  /** how many roles grant it */
  roles: from('groups', nullableCount),
  updatedAt: from('updTime', instant),
}

/** What a user may write of a menu. The code is that of the row: the server refuses another one, because rights and addresses are decided by it. */
export const menuInput = object({
  title: requiredText(30),
  code: optionalText(50),
  icon: optionalText(30),
  order: pipe(numeric(), integer(), minValue(0), maxValue(9999)),
  state: optional(picklist(['shown', 'hidden'])),
})
export type MenuInput = InferOutput<typeof menuInput>

/** A directory with its screens, in the order of the navigation. */
export interface MenuTreeNode {
  id: string
  title: string
  children: MenuTreeNode[]
}

/** The menus of the platform are two levels deep. */
const DEEPEST = 4

/** menu/tree: an unreadable menu is dropped with its children. */
export const menuTreeNode: GenericSchema<unknown, MenuTreeNode> = tree({
  fields: shape({ id: from('id', id), label: from(['label', 'title'], text) }),
  children: ['children'],
  depth: DEEPEST,
  node: ({ label, id: menuId }, children): MenuTreeNode => ({ id: menuId, title: label ?? menuId, children }),
})

/** A button of a screen (contract admin 3.5). */
export type MenuElement = Decoded<typeof menuElement>

export const menuElement = shape({ code: from('code', id), name: from('name', text), method: from('method', text), uri: from('uri', text) })

const codes = lenient((value) => (Array.isArray(value) ? value.flatMap((each) => readText(each) ?? []) : []))

/** A role that grants a menu, and which of its buttons. */
export type MenuHolder = Decoded<typeof menuHolder>

export const menuHolder = shape({ id: from('id', id), name: from('name', text), tenant: from('tenantName', text), elements: from('elementCodes', codes) })
