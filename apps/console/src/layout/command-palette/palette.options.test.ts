import type { RegionNode } from '@smart-fire/api-client/estate'
import { CHANNEL, SENSOR_STATUS } from '@smart-fire/api-client'
import { readDialogAddress } from '@smart-fire/dialogs/addressed-dialog'
import { expect, it } from 'vitest'
import { translated } from '../../app/routes/granted-menus'
import { en as menuTitlesEn } from '../../lib/menu-titles.messages'
import { buildingsNamed } from './palette.calls'
import { aManagedDevice, someFound, someSections } from './palette.fixtures'
import { zhCN } from './palette.messages'
import { failedGroups, groupsOf } from './palette.options'

const namesOf = (query: string, found: Parameters<typeof groupsOf>[2] = null) =>
  groupsOf(query, someSections, found, zhCN).map(({ name, options }) => [name, options.map(({ label, to }) => [label, to])])

it('offers every screen before anything is typed', () => {
  expect(groupsOf('', someSections, null, zhCN).flatMap(({ options }) => options)).toHaveLength(3)
})

it('finds a screen by its section and its name together', () => {
  expect(namesOf('感烟 记录')).toEqual([['screens', [['异常记录', { path: '/huozaibaojing/exceptionRecord/1' }]]]])
  expect(namesOf('水压')).toEqual([])
})

it('finds a screen by its name in the other language too, and by the name that a platform has chosen', () => {
  const screensOf = (query: string, sections = someSections) => groupsOf(query, sections, null, zhCN).flatMap(({ options }) => options.map(({ label }) => label))
  expect(screensOf('exception')).toEqual(['异常记录'])
  expect(screensOf('异常记录', translated(someSections, menuTitlesEn))).toEqual(['Exception records'])
  const renamed = someSections.map((section) => ({ ...section, entries: section.entries.map((entry) => ({ ...entry, title: '值班日志' })) }))
  expect(screensOf('值班', renamed)).toEqual(['值班日志', '值班日志', '值班日志'])
  expect(screensOf('exception', renamed)).toEqual([])
})

it('leads from a building and a device to their dialogs, from a record to the list of its system', () => {
  expect(namesOf('星河', someFound())).toEqual([
    ['buildings', [['星河大厦', { dialog: 'building.12' }]]],
    ['devices', [['无线感烟探测器 a1b2c3d4', { dialog: 'device.501.1' }]]],
    ['records', [['烟感报警 · 未处理', { path: `/huozaibaojing/exceptionRecord/1?keyword=${encodeURIComponent('东侧走廊')}` }]]],
  ])
})

it('leads to the dialog of a device whose system the server does not name: a choice that opened nothing would leave no dialog of the console to be opened', () => {
  const found = someFound({ buildings: null, devices: [aManagedDevice({ channelId: null })], records: null })
  const [to] = groupsOf('a1', someSections, found, zhCN).flatMap(({ options }) => options).map((option) => option.to)
  expect(to && 'dialog' in to ? readDialogAddress(to.dialog) : null).toEqual({ dialog: 'device', sensorId: '501', channelId: CHANNEL.default })
})

it('says the floor once', () => {
  const [group] = groupsOf('a1', someSections, someFound({ buildings: null, devices: [aManagedDevice(), aManagedDevice({ id: '2', position: '东侧走廊' })], records: null }), zhCN)
  expect(group?.options.map(({ detail }) => detail)).toEqual(['星河大厦 3F 东侧走廊', '星河大厦 3F 东侧走廊'])
})

it('offers no record of a system whose list the user must not open', () => {
  expect(groupsOf('星河', [], someFound(), zhCN).map(({ name }) => name)).toEqual(['buildings', 'devices'])
})

it('tells kinds that failed from kinds without a right', () => {
  expect(failedGroups(someFound({ devices: 'failed', records: null }))).toEqual(['devices'])
})

it('finds buildings, not regions, by a part of their name in any case', () => {
  const building = (code: string, name: string): RegionNode => ({ code, name, status: SENSOR_STATUS.normal, isBuilding: true, children: [] })
  const tree: RegionNode[] = [{ code: '330000', name: '星省', status: null, isBuilding: false, children: [building('12', '星河大厦A座'), building('13', '澜湾')] }, { code: '340000', name: '星区', status: null, isBuilding: false, children: [] }]
  expect(buildingsNamed(tree, '星河大厦a')).toEqual([{ id: '12', name: '星河大厦A座', region: '星省' }])
  expect(buildingsNamed(tree, '星')).toHaveLength(1)
})

it('finds a building whose status could not be read, also when its id looks like the code of a region', () => {
  const building = { code: '100012', name: '星河大厦', status: null, isBuilding: true, children: [] }
  expect(buildingsNamed([{ code: '330000', name: '星省', status: null, isBuilding: false, children: [building] }], '星河')).toEqual([{ id: '100012', name: '星河大厦', region: '星省' }])
})
