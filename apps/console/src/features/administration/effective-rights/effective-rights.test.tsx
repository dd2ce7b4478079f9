import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { aMockPlatform } from '../../../testing/render-in-console'
import { EffectiveRights } from './effective-rights'

const { draw, serve } = aMockPlatform()
const UNREAD = '有 2 项角色或权限无法读取，未列出：该用户的实际权限可能更多'

function open(groups: unknown[], elements: unknown[], isDisabled: unknown = '0') {
  serve(http.get('*/user/effectiveRights', () => HttpResponse.json({ status: 200, data: { kind: 'roles', isDisabled, groups, allChannels: '0', channels: [], menus: [], elements } })))
  draw(<EffectiveRights userId="u" />)
}

it('says that a user has no role and can open nothing', async () => {
  open([], [])
  expect(await screen.findByText('该用户不能打开任何页面')).toBeTruthy()
  expect(screen.getByText('没有角色')).toBeTruthy()
  expect(screen.queryByText(/无法读取/)).toBeNull()
})

it('says so when roles or rights could not be read: the user may have more than what is listed, and does not look as if there were none', async () => {
  open(['broken'], ['broken'])
  expect(await screen.findByText(UNREAD)).toBeTruthy()
  expect(screen.queryByText('该用户不能打开任何页面')).toBeNull()
  expect(screen.queryByText('没有角色')).toBeNull()
})

it.each([
  ['is disabled', '1', '该用户已停用，目前不能登录。以下是启用后的权限。'],
  ['may be disabled, because that could not be read', '?', '未能读取该用户是否已停用。以下是启用时的权限。'],
])('says that a user %s: the rights that are listed are not those of now', async (_what, isDisabled, text) => {
  open([], [], isDisabled)
  expect(await screen.findByText(text)).toBeTruthy()
})
