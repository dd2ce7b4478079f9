import { expect, it } from 'vitest'
import type { MenuSection } from '../../app/routes/granted-menus'
import { breadcrumbOf } from './breadcrumb-path'

const HOME = '/gailan/overView'
const SECTIONS: MenuSection[] = [
  { code: 'gailan', title: '概览', icon: null, entries: [{ key: 'gailan/overView', title: '概览', icon: null, path: HOME }, { key: 'gailan/manager', title: '管理驾驶舱', icon: null, path: '/gailan/manager' }] },
  {
    code: 'hydrant', title: '消防用水', icon: null,
    entries: [{ key: 'hydrant/realtimeMonit', title: '实时监测', icon: null, path: '/hydrant/realtimeMonit/5' }],
  },
]
const labels = (path: string) => breadcrumbOf(path, SECTIONS, HOME).map(({ label }) => label)

it('starts with the dashboard', () => {
  expect(labels('/hydrant/realtimeMonit/5')).toEqual(['概览', '消防用水', '实时监测'])
  expect(breadcrumbOf('/hydrant/realtimeMonit/5', SECTIONS, HOME)[0]?.href).toBe(HOME)
})

it('names the section of the dashboard once', () => {
  expect(labels('/gailan/manager')).toEqual(['概览', '管理驾驶舱'])
})

it('contains only the dashboard on the dashboard itself', () => {
  expect(breadcrumbOf(HOME, SECTIONS, HOME)).toEqual([{ id: 'home', label: '概览' }])
})

it('contains the dashboard for an address without a menu entry', () => {
  expect(labels('/nowhere')).toEqual(['概览'])
})
