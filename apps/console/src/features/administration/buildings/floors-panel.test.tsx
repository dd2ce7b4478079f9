import { screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { aMockPlatform } from '../../../testing/render-in-console'
import { floorsText, plansText } from './building-cells'
import { aBuilding } from './buildings.sample'
import { FloorsPanel } from './floors-panel'

const { draw, serve } = aMockPlatform()
const FLOORS = '*/deviceBuilding/floors'

const drawPanel = () => draw(<FloorsPanel row={aBuilding()} isListed onClose={() => undefined} onChanged={() => undefined} />)

it('lists the floors with their names, the state of their plans and the marked devices; what is unknown is not called none', async () => {
  const floor = (changes: object) => ({ floor: 1, name: null, hasPlan: false, hasDraft: false, placed: 0, unplaced: 0, ...changes })
  serve(http.get(FLOORS, () => HttpResponse.json({
    status: 200,
    data: {
      id: 1, version: 1,
      floors: [
        floor({ floor: 3, name: '设备层', hasPlan: true, placed: 2, unplaced: 1 }), floor({ floor: 2, hasDraft: true }), floor({ floor: 1, hasPlan: true, hasDraft: true }), floor({ floor: -1 }),
        floor({ floor: -2, hasPlan: null }),
      ],
    },
  })))
  drawPanel()
  const table = await screen.findByRole('table', { name: '楼层' })
  expect(within(table).getAllByRole('row').slice(1).map((row) => within(row).getAllByRole('cell').slice(0, 4).map(({ textContent }) => textContent))).toEqual([
    ['3F', '设备层', '已发布', '2 / 3'], ['2F', '–', '草稿未发布', '无设备'], ['1F', '–', '有新草稿', '无设备'], ['-1F', '–', '未上传', '无设备'], ['-2F', '–', '未知', '无设备'],
  ])
  expect(within(table).getByRole('button', { name: '打开 -1F 平面图' })).toBeTruthy()
})

it('says that a platform without the call does not tell the floors, and that a failed call failed', async () => {
  serve(http.get(FLOORS, () => HttpResponse.json({ status: 404 }, { status: 404 })))
  drawPanel()
  expect(await screen.findByText('该平台不提供楼层信息')).toBeTruthy()
  serve(http.get(FLOORS, () => HttpResponse.json({ status: 500 }, { status: 500 })))
  drawPanel()
  expect(await screen.findByRole('button', { name: /重试/ })).toBeTruthy()
})

it('writes floors and plans short, and nothing where the server does not tell', () => {
  expect(floorsText({ floors: 38, basements: 4 })).toBe('38F / -4F')
  expect(floorsText({ floors: 0, basements: 2 })).toBe('-2F')
  expect(plansText({ planCount: 7, floors: 6, basements: 2 })).toBe('7 / 8')
  expect(plansText({ planCount: null, floors: 6, basements: 2 })).toBe('')
  // unknown floors are not none (domain 25)
  expect(plansText({ planCount: 7, floors: null, basements: 2 })).toBe('7 / –')
})
