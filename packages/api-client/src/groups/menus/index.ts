import { list as listOf, plainList, table } from '../../decoding/readers'
import type { ReadRows, Rows } from '../../rows'
import type { Transport } from '../../transport/transport'
import type { ApiGroup } from '../api-group'
import { crud, type EntityRow } from '../crud'
import { to, type FilterValues } from '../crud-wire'
import { menuElement, menuHolder, menuInput, menuRow, menuTreeNode, type MenuElement, type MenuHolder, type MenuTreeNode } from './menus.schema'

export { menuInput } from './menus.schema'
export type { MenuElement, MenuHolder, MenuInput, MenuTreeNode } from './menus.schema'

const BASE = '/api/admin/menu'

/** A menu of the navigation: a directory, or a screen in one (contract admin 3.4). */
export type ManagedMenu = EntityRow<typeof menuRow>

type State = 'shown' | 'hidden'
const state = to<State>('isHidden', (value) => (value === 'hidden' ? '1' : '0'))

const filters = { title: 'title', code: 'code', within: 'within', state }

/** `within` is a directory with its screens, `state` is exact, the others contain. */
export type ManagedMenuFilters = FilterValues<typeof filters>

const entity = crud({ base: BASE, row: menuRow, input: menuInput, filters, wire: { state }, paths: { get: (id) => ({ path: encodeURIComponent(id) }) } })

/**
 * The menus of the platform (contract admin 3.4; list and update are calls of our server, ADR 3). They come with the program: they are changed,
 * never added or removed.
 */
export type MenuCalls = ReturnType<typeof menuCalls>

function menuCalls(http: Transport) {
  const { list, get, update } = entity(http)
  return {
    /** One page of menus, in the order of the navigation (GET admin/menu/pageList, our server; ADR 3). */
    list,
    /** One menu (GET admin/menu/{id}, contract admin 3.4). */
    get,
    /** Changes title, icon, order or visibility (POST admin/menu/update, our server; ADR 3). Rejects `refused` for what is locked, `conflict` after another change. */
    update,
    /** All menus as a tree, in the order of the navigation (GET admin/menu/tree, contract admin 3.4). */
    tree: (signal?: AbortSignal): Promise<MenuTreeNode[]> => http.get(`${BASE}/tree`, plainList(menuTreeNode), { signal }),
    /** The buttons of a screen (GET admin/element/list, contract admin 3.5). */
    elements: (menuId: string, signal?: AbortSignal): Promise<Rows<MenuElement>> => http.get('/api/admin/element/list', table(menuElement), { query: { menuId }, signal }),
    /** The roles that grant a menu, each with its buttons that it grants (GET admin/menu/groups, our server; ADR 3). */
    holders: (menuId: string, signal?: AbortSignal): Promise<ReadRows<MenuHolder>> => http.get(`${BASE}/groups`, listOf(menuHolder), { query: { menuId }, signal }),
  }
}

/** Group `menus`: `client.with(menus)`. */
export const menus: ApiGroup<'menus', MenuCalls> = { name: 'menus', calls: menuCalls }
