import { screen } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { rightCode, RightsContext } from '../../../screens/rights/rights'
import { aMockPlatform } from '../../../testing/render-in-console'
import * as overview from '../overview.messages'
import { FirstSteps } from './first-steps'

const { draw, serve } = aMockPlatform()

it.each([['en', 'Make a gateway key: Make it'], ['zh-CN', '生成网关密钥：去生成']] as const)('an open step leads to its screen by a name in the language of the screen: %s', async (locale, name) => {
  serve(http.get('*/admin/setup/progress', () => HttpResponse.json({ status: 200, data: { buildings: 2, plans: 1, gateways: 0, devices: 0, reporting: 0 } })))
  draw(<MemoryRouter><RightsContext.Provider value={new Set([rightCode('adminSys/buildManager', 'btn_add')])}><FirstSteps /></RightsContext.Provider></MemoryRouter>, locale)
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/adminSys/deviceManger')
})

it('what is not on the map is said in the punctuation of the language', () => {
  expect(overview.en.map.withoutPosition(3, 2)).toBe('3 places have no coordinates and are not on the map, 2 of them abnormal')
  expect(overview.zhCN.map.withoutPosition(3, 0)).toBe('3 处没有坐标，未画在图上')
})

it('one monitored point is written in the singular in English', () => {
  expect(['1', '2'].map(overview.en.devices.total)).toEqual(['1 monitored point', '2 monitored points'])
})
