import { hold, refusal, same, type ContractPromise } from './contract-promise'

/** Menus; a back end whose platform has no user of its own (the mock) promises nothing about them. */
export const menuPromises: readonly ContractPromise[] = [
  {
    title: 'a menu gets another title by its version, keeps its code, and its buttons are named',
    check: async ({ platform }) => {
      if (platform === null) return
      const { menus } = platform
      const { rows: [menu], total } = await menus.list({ page: 1, limit: 15, code: 'groupManager' })
      hold(menu !== undefined && menu.code !== null && menu.order !== null && total === 1, 'the menu is found by its code')
      const { id, version, code, icon, order } = menu
      same([menu.kind, menu.path, menu.state], ['menu', '/adminSys/groupManager', 'shown'], 'the menu')
      await menus.update(id, { title: '契约角色', code, icon, order }, { version })
      same((await menus.get(id)).title, '契约角色', 'the new title')
      same(await refusal(menus.update(id, { title: '旧', order }, { version })), 'conflict', 'a change by an old version')
      same(await refusal(menus.update(id, { title: '角色', code: 'other', order })), 'refused', 'another code')
      await menus.update(id, { title: menu.title ?? code, order })
      hold((await menus.tree()).some(({ children }) => children.some((one) => one.id === id && one.title === menu.title)), 'the tree has it below its directory')
      hold((await menus.elements(id)).rows.some((element) => element.code === 'adminSys/groupManager:btn_authority'), 'its buttons')
    },
  },
  {
    title: 'the menus through which a hidden one is shown again cannot be hidden',
    check: async ({ platform }) => {
      if (platform === null) return
      const { rows: [menu] } = await platform.menus.list({ page: 1, limit: 15, code: 'menuManager' })
      hold(menu !== undefined, 'the menu is found')
      same(await refusal(platform.menus.update(menu.id, { title: menu.title ?? '', order: menu.order ?? 0, state: 'hidden' })), 'refused', 'hiding the way back')
    },
  },
]
