import { expect, it } from 'vitest'
import { aMenu, OVERVIEW_MENU } from '../session/session.fixtures'
import { grantedKeys, grantedSections, homePath } from './granted-menus'
import type { Screen } from './screen'

const load = () => Promise.reject(new Error('never opened here'))
const screen = (parentCode: string, childCode: string): Screen => ({ parentCode, childCode, load })

const HYDRANT = aMenu('hydrant', '消防用水', {
  children: [aMenu('realtimeMonit', '实时监测', { channelId: '5' }), aMenu('statisticAnly', '统计分析', { channelId: '5' })],
})

it('shows only entries whose screen exists, and no section without entries', () => {
  const sections = grantedSections([OVERVIEW_MENU, HYDRANT], [screen('gailan', 'overView')])
  expect(sections.map((section) => section.title)).toEqual(['概览'])
})

it('grants a screen by its parent and child code together', () => {
  const keys = grantedKeys([HYDRANT])
  expect(keys.has('hydrant/realtimeMonit')).toBe(true)
  expect(keys.has('firedoor/realtimeMonit')).toBe(false)
})

it('does not show a screen of another section that has the same child code', () => {
  expect(grantedSections([HYDRANT], [screen('firedoor', 'realtimeMonit')])).toEqual([])
})

it('adds the channel to the address of an entry that has one', () => {
  const [section] = grantedSections([HYDRANT], [screen('hydrant', 'realtimeMonit')])
  expect(section?.entries.map((entry) => entry.path)).toEqual(['/hydrant/realtimeMonit/5'])
})

it("keeps the server's order and includes entries below other entries", () => {
  const nested = aMenu('adminSys', '系统管理', {
    children: [aMenu('userManager', '用户管理', { children: [aMenu('groupManager', '角色权限管理')] })],
  })
  const sections = grantedSections([nested, OVERVIEW_MENU], [
    screen('gailan', 'overView'), screen('adminSys', 'groupManager'), screen('adminSys', 'userManager'),
  ])
  expect(sections.flatMap((section) => section.entries.map((entry) => entry.key)))
    .toEqual(['adminSys/userManager', 'adminSys/groupManager', 'gailan/overView'])
})

it('uses the overview as home page, or the first granted entry', () => {
  const screens = [screen('hydrant', 'realtimeMonit'), screen('gailan', 'overView')]
  expect(homePath(grantedSections([HYDRANT, OVERVIEW_MENU], screens))).toBe('/gailan/overView')
  expect(homePath(grantedSections([HYDRANT], screens))).toBe('/hydrant/realtimeMonit/5')
  expect(homePath([])).toBe('/gailan/overView')
})
