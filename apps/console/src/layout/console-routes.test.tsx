import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { beforeEach, expect, it } from 'vitest'
import { preferences } from '../lib/preferences/preferences'
import type { Screen } from '../app/routes/screen'
import { aMenu, aSignedInUser, OVERVIEW_MENU } from '../app/session/session.fixtures'
import { aMockPlatform } from '../testing/render-in-console'
import { ConsoleRoutes } from './console-routes'

const { draw } = aMockPlatform()
beforeEach(() => preferences().set('sidebar', 'open'))

const page = (text: string) => async () => ({ default: () => <p>{text}</p> })
const SCREENS: readonly Screen[] = [
  { parentCode: 'gailan', childCode: 'overView', load: page('概览的内容') },
  { parentCode: 'hydrant', childCode: 'realtimeMonit', load: page('消防用水的实时监测') },
  { parentCode: 'hydrant', childCode: 'statisticAnly', load: page('消防用水的统计') },
  { parentCode: 'adminSys', childCode: 'userManager', load: page('用户管理的内容') },
]
const MENUS = [
  OVERVIEW_MENU,
  aMenu('hydrant', '消防用水', {
    icon: 'xiaofangshuan',
    children: [
      aMenu('realtimeMonit', '实时监测', { channelId: '5' }), aMenu('exceptionRecord', '异常记录', { channelId: '5' }),
      aMenu('statisticAnly', '统计分析', { channelId: '5' }),
    ],
  }),
]

function openAt(path: string, { droppedMenus = 0, locale }: { droppedMenus?: number; locale?: 'zh-CN' | 'en' } = {}) {
  draw(
    <MemoryRouter initialEntries={[path]}>
      <ConsoleRoutes signedIn={aSignedInUser({ menus: MENUS, droppedMenus })} screens={SCREENS} />
    </MemoryRouter>,
    locale,
  )
}
const navigation = () => within(screen.getByRole('navigation', { name: '主导航' }))

it.each(['/', '/login'])('redirects from %s to the overview', async (path) => {
  openAt(path)
  expect(await screen.findByText('概览的内容')).toBeInTheDocument()
})

it('opens the address of a screen and highlights the menu entry of its first two segments', async () => {
  openAt('/hydrant/realtimeMonit/5')
  expect(await screen.findByText('消防用水的实时监测')).toBeInTheDocument()
  expect(navigation().getByRole('link', { current: 'page' })).toHaveTextContent('实时监测')
  expect(screen.getByRole('navigation', { name: '当前位置' })).toHaveTextContent(/概览.*消防用水.*实时监测/)
})

it('shows 404 for an unknown path', async () => {
  openAt('/nowhere')
  expect(await screen.findByRole('heading', { name: '页面不存在' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: '返回首页' })).toBeVisible()
  expect(screen.getByRole('button', { name: '换一个账号登录' })).toBeVisible()
  expect(screen.getByRole('button', { name: '搜索页面' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: '返回首页' }))
  expect(await screen.findByText('概览的内容')).toBeInTheDocument()
})

it('moves the focus to the new screen when the pressed button went with the former one', async () => {
  openAt('/nowhere')
  await userEvent.click(await screen.findByRole('button', { name: '返回首页' }))
  await screen.findByText('概览的内容')
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

it('shows 401 and the missing right for a screen that is not granted, and never loads it', async () => {
  openAt('/adminSys/userManager')
  expect(await screen.findByRole('heading', { name: '没有访问权限' })).toBeInTheDocument()
  expect(screen.getByText(/adminSys\/userManager/)).toBeInTheDocument()
  expect(screen.queryByText('用户管理的内容')).toBeNull()
})

it('shows only entries whose screen exists, with the titles of the server', async () => {
  openAt('/gailan/overView')
  await screen.findByText('概览的内容')
  await userEvent.click(navigation().getByRole('button', { name: '消防用水' }))
  expect(navigation().getAllByRole('link').map((link) => link.textContent)).toEqual(['概览', '实时监测', '统计分析'])
})

it('shows the titles that the platform has not changed in the language of the console', async () => {
  openAt('/hydrant/statisticAnly', { locale: 'en' })
  await screen.findByText('消防用水的统计')
  const links = within(screen.getByRole('navigation', { name: 'Main navigation' })).getAllByRole('link')
  expect(links.map((link) => link.textContent)).toEqual(['Overview', 'Real-time monitoring', 'Statistics'])
  expect(screen.getByRole('navigation', { name: 'You are here' })).toHaveTextContent(/Overview.*Fire water supply.*Statistics/)
  expect(document.title).toBe('Statistics · Smart Fire Cloud')
})

it('says how many menus could not be read: they must not look like missing rights (domain 25)', async () => {
  openAt('/gailan/overView', { droppedMenus: 2 })
  expect(await screen.findByText('有 2 个菜单无法读取')).toBeVisible()
})

it('collapses a section by keyboard', async () => {
  openAt('/gailan/overView')
  await screen.findByText('概览的内容')
  const section = navigation().getByRole('button', { name: '消防用水' })
  section.focus()
  await userEvent.keyboard('{Enter}')
  expect(section).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard(' ')
  expect(navigation().queryByRole('link', { name: '统计分析' })).toBeNull()
})

it('collapses the sidebar and remembers it', async () => {
  openAt('/gailan/overView')
  await userEvent.click(await screen.findByRole('button', { name: '收起侧边栏' }))
  expect(navigation().getByRole('link', { name: '概览' })).toHaveTextContent('')
  expect(window.localStorage.getItem('smart-fire.sidebar')).toBe('collapsed')
})

it('never shows an unknown number of pending exceptions as 0', async () => {
  openAt('/gailan/overView')
  expect(await screen.findByRole('button', { name: '待处理异常数量未知，打开列表' })).not.toHaveTextContent('0')
})
