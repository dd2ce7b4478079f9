import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { aMockPlatform } from '../../testing/render-in-console'
import { EffectiveRights } from './effective-rights/effective-rights'
import { MenuPanel } from './menus/menu-panel'
import { aMenu } from './menus/menus.sample'
import { methodsText } from './notices/methods-cell'
import * as levels from './notices/level-methods.messages'
import * as settings from './notices/notice-settings.messages'
import users from './users/users.screen'
import usersSample from './users/users.sample'

const { draw, serve } = aMockPlatform()

it.each([
  ['en', ['Guard, Chief (by position: Lead, Deputy)', 'Regions: North, South; Buildings: Tower A']],
  ['zh-CN', ['Guard、Chief（来自岗位：Lead、Deputy）', '区域：North、South；建筑：Tower A']],
] as const)('the rights of a user are listed as in the language of the screen: %s', async (locale, [roles, places]) => {
  const groups = [{ id: 'g', name: 'Guard' }, { id: 'h', name: 'Chief', isOwn: '0', positions: ['Lead', 'Deputy'] }]
  const data = { kind: 'roles', isDisabled: '0', groups, allChannels: '0', channels: ['Electrical', 'Water'], allPlaces: '0', regions: ['North', 'South'], buildings: ['Tower A'], departments: [], menus: [], elements: [] }
  serve(http.get('*/admin/user/effectiveRights', () => HttpResponse.json({ status: 200, data })))
  draw(<EffectiveRights userId="u" />, locale)
  expect(await screen.findByText(roles)).toBeTruthy()
  expect(screen.getByText(places)).toBeTruthy()
  expect(screen.getByText(locale === 'en' ? 'Electrical, Water' : 'Electrical、Water')).toBeTruthy()
})

it('the roles that grant a button are listed as in the language of the screen', async () => {
  const elements = [{ code: 'a:btn', name: 'Handle', method: 'POST', uri: '/handle' }]
  serve(
    http.get('*/element/list', () => HttpResponse.json({ status: 200, data: { total: 1, rows: elements } })),
    http.get('*/menu/groups', () => HttpResponse.json({ status: 200, data: ['Guard', 'Chief'].map((name) => ({ id: name, name, tenantName: 'Site', elementCodes: ['a:btn'] })) })),
  )
  draw(<MenuPanel row={aMenu({ path: '/hydrant/exceptionRecord' })} isListed onClose={() => undefined} onChanged={() => undefined} />, 'en')
  expect(within(await screen.findByRole('table', { name: 'Buttons' })).getByText('Guard · Site, Chief · Site')).toBeTruthy()
})

it('the methods of notices are listed as in the language of the screen', () => {
  const chosen = { methods: ['1', '2'], unconfigured: [] } as const
  for (const { en, zhCN } of [settings, levels]) expect([methodsText(chosen, en), methodsText(chosen, zhCN)]).toEqual(['App, SMS', 'APP 推送、短信'])
})

it('the roles that a user has by positions are listed as in the language of the screen', () => {
  const [user] = usersSample.rows
  const textIn = (locale: 'zh-CN' | 'en') => users.list?.textsOf({ ...user, positionRoles: ['Guard', 'Chief'] }, locale)['positionRoles']
  expect([textIn('en'), textIn('zh-CN')]).toEqual(['Guard, Chief', 'Guard、Chief'])
})
