import { wireManagedDevice } from '@smart-fire/api-client/mock'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { MemoryRouter, Route, Routes } from 'react-router'
import { expect, it } from 'vitest'
import { clickOpened } from '../../../testing/click-opened'
import { aMockPlatform } from '../../../testing/render-in-console'
import { RightsContext } from '../../../screens/rights/rights'
import gateways from '../gateways/gateways.screen'

const { draw, serve } = aMockPlatform()

const AT = Date.UTC(2026, 10, 18, 2)
const DEVICE = wireManagedDevice({
  id: '501', version: '2', sensorNumber: '863921042000501', manufacturer: '安澜电子', equipmentType: '点型感烟火灾探测器', model: 'AL-YG20', channelId: '1', channelName: '火灾报警',
  buildingId: '12', buildingName: '星河大厦', floor: 3, position: '3F 走廊', mark: { x: 10, y: 20 }, stopped: true, stopReason: '装修拆除', lastReportAt: AT, updatedAt: AT,
})
const answer = (name: string, body: object, status = 200) => serve(http.get(`*/deviceSensor/${name}`, () => HttpResponse.json(body, { status })))

function openPage(tab = '', rights: string[] = []) {
  const { Screen } = gateways
  draw(
    <RightsContext.Provider value={new Set(rights)}>
      <MemoryRouter initialEntries={[`/adminSys/deviceManger/501${tab}`]}><Routes><Route path="adminSys/deviceManger/:id?" element={<Screen />} /></Routes></MemoryRouter>
    </RightsContext.Provider>,
  )
}

const ENTRY = { id: 7, version: 1, deviceId: 501, maintenanceType: 'calibration', doneDate: '2024-01-08', donePerson: '罗志勇', passed: '0', description: '零点漂移', nextDate: '2025-01-08', followed: '0' }
const answerMaintenance = (...entries: object[]) => {
  const asked: string[] = []
  serve(http.get('*/deviceMaintenance/pageList', ({ request }) => {
    asked.push(new URL(request.url).searchParams.get('deviceId') ?? '')
    return HttpResponse.json({ status: 200, data: { rows: entries, total: entries.length } })
  }))
  return asked
}

it('shows the facts of the device behind the address of the gateways, and that it is stopped and why', async () => {
  answer('getById', { status: 200, data: DEVICE })
  openPage()
  expect(await screen.findByRole('heading', { level: 1, name: '点型感烟火灾探测器 863921042000501' })).toBeTruthy()
  const service = within(screen.getByRole('region', { name: '运行' }))
  expect(service.getByText('已停用')).toBeTruthy()
  expect(service.getByText('装修拆除')).toBeTruthy()
  expect(within(screen.getByRole('region', { name: '安装位置' })).getByText('星河大厦')).toBeTruthy()
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['基本信息', '实时与历史曲线', '报警与故障', '维护记录', '资料', '变更记录'])
})

it('has the live values and the handled records in its second tab, and in the last one says that this platform keeps no changes', async () => {
  answer('getById', { status: 200, data: DEVICE })
  answer('changes', { status: 404 }, 404)
  openPage('?tab=live')
  expect(await screen.findByRole('region', { name: '历史报警' })).toBeTruthy()
  expect(await screen.findByRole('radio', { name: '今天' })).toBeTruthy()
  await userEvent.click(screen.getByRole('tab', { name: '变更记录' }))
  expect(await screen.findByText('此平台不提供变更记录')).toBeTruthy()
})

it('says that a device could not be loaded, and never shows a page of blanks', async () => {
  answer('getById', { status: 500 }, 500)
  openPage()
  expect(await screen.findByRole('button', { name: '重试' })).toBeTruthy()
  expect(screen.queryByRole('tab')).toBeNull()
})

it('lists what was done to this device, and says in words which next day has passed without another entry', async () => {
  answer('getById', { status: 200, data: DEVICE })
  const asked = answerMaintenance(ENTRY, { ...ENTRY, id: 8, followed: '1' }, { ...ENTRY, id: 9, nextDate: '2999-01-08' }, { ...ENTRY, id: 10, nextDate: null, passed: '1' })
  openPage('?tab=maintenance')
  const table = await screen.findByRole('table', { name: '维护记录' })
  await waitFor(() => expect(within(table).getAllByRole('row')).toHaveLength(5))
  const dueOf = (row: number) => within(within(table).getAllByRole('row')[row] ?? table).queryByText('已超期')
  expect([1, 2, 3, 4].map((row) => dueOf(row) !== null)).toEqual([true, false, false, false])
  expect([within(table).getAllByText('不合格').length, within(table).getAllByText('合格').length]).toEqual([3, 1])
  expect(asked).toEqual(['501'])
})

async function choose(field: HTMLElement, option: string) {
  await userEvent.click(field)
  await clickOpened(await screen.findByRole('option', { name: option }))
}

it('adds an entry to this device with the elements of the screen that manages its system, and with no others', async () => {
  answer('getById', { status: 200, data: DEVICE })
  answerMaintenance(ENTRY)
  const added: unknown[] = []
  serve(http.post('*/deviceMaintenance/add', async ({ request }) => {
    added.push(await request.json())
    return HttpResponse.json({ status: 200 })
  }))
  openPage('?tab=maintenance', ['huozaibaojing/fireDeviceManger:btn_add'])
  await userEvent.click(await screen.findByRole('button', { name: '新增维护记录' }))
  const dialog = within(await screen.findByRole('dialog'))
  await choose(dialog.getByRole('combobox', { name: /类别/ }), '清洁')
  await choose(dialog.getByRole('combobox', { name: /结果/ }), '合格')
  await userEvent.type(dialog.getByRole('textbox', { name: /维护日期/ }), '2026-01-05')
  await userEvent.type(dialog.getByRole('textbox', { name: /维护人/ }), '罗志勇')
  await userEvent.click(dialog.getByRole('button', { name: '保存' }))
  await waitFor(() => expect(added).toEqual([{ deviceId: '501', maintenanceType: 'cleaning', doneDate: '2026-01-05', donePerson: '罗志勇', passed: '1', nextDate: null, description: null }]))
  cleanup()
  openPage('?tab=maintenance', ['adminSys/deviceManger:btn_add', 'dianqihuozai/fireDeviceManger:btn_add', 'dianqihuozai/fireDeviceManger:btn_edit', 'adminSys/deviceManger:btn_del'])
  await within(await screen.findByRole('table', { name: '维护记录' })).findByText('零点漂移')
  expect(screen.queryAllByRole('button', { name: /^(新增|编辑|删除)/ })).toEqual([])
})

const FILE = { id: 7, version: 1, deviceId: 501, fileType: 'manual', fileName: '产品说明书', contentType: 'application/pdf', fileSize: 1_480_000 }
const answerFiles = (...files: object[]) => serve(http.get('*/deviceFile/pageList', () => HttpResponse.json({ status: 200, data: { rows: files, total: files.length } })))

it('asks for the address of a file when it is opened: a PDF is saved, a picture is shown', async () => {
  answer('getById', { status: 200, data: DEVICE })
  answerFiles(FILE, { ...FILE, id: 8, fileName: '安装位置', fileType: 'photo', contentType: 'image/png' })
  const asked: string[] = []
  serve(http.get('*/deviceFile/link', ({ request }) => {
    const id = new URL(request.url).searchParams.get('id') ?? ''
    asked.push(id)
    return HttpResponse.json({ status: 200, data: { filePath: `https://files.example.com/${id}` } })
  }))
  openPage('?tab=files')
  await userEvent.click(await screen.findByRole('button', { name: '打开 产品说明书' }))
  expect((await screen.findByRole('link', { name: '保存文件' })).getAttribute('href')).toBe('https://files.example.com/7')
  expect(asked).toEqual(['7'])
  cleanup()
  openPage('?tab=files')
  await userEvent.click(await screen.findByRole('button', { name: '打开 安装位置' }))
  expect((await screen.findByRole('link', { name: '在新标签页中查看' })).getAttribute('href')).toBe('https://files.example.com/8')
})

it('says that the address of a file could not be loaded, and offers to ask again', async () => {
  answer('getById', { status: 200, data: DEVICE })
  answerFiles(FILE)
  serve(http.get('*/deviceFile/link', () => HttpResponse.json({ status: 500 }, { status: 500 })))
  openPage('?tab=files')
  await userEvent.click(await screen.findByRole('button', { name: '打开 产品说明书' }))
  expect(await screen.findByText('文件地址加载失败')).toBeTruthy()
  expect(screen.getByRole('button', { name: '重试' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: '保存文件' })).toBeNull()
})

it('a device with a hundred files takes no other: the list says so, whatever it is filtered by, until one is deleted', async () => {
  answer('getById', { status: 200, data: DEVICE })
  let total = 100
  // of the kind that is looked for there is one
  serve(http.get('*/deviceFile/pageList', ({ request }) => HttpResponse.json({ status: 200, data: { rows: [FILE], total: new URL(request.url).searchParams.has('fileType') ? 1 : total } })))
  serve(http.get('*/deviceFile/delete', () => {
    total -= 1
    return HttpResponse.json({ status: 200 })
  }))
  openPage('?tab=files&kind=manual', ['btn_add', 'btn_del'].map((element) => `huozaibaojing/fireDeviceManger:${element}`))
  const reason = '资料最多 100 项，已达上限：删除不再需要的之后才能新增'
  expect(await screen.findByText(reason)).toBeTruthy()
  const add = screen.getByRole('button', { name: '新增资料', description: reason })
  expect(add.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(add)
  await userEvent.keyboard('n')
  expect(screen.queryByRole('dialog')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: '删除 产品说明书' }))
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '删除' }))
  await waitFor(() => expect(screen.queryByText(reason)).toBeNull())
  await userEvent.click(screen.getByRole('button', { name: '新增资料' }))
  expect(within(await screen.findByRole('dialog')).getByText('PDF、PNG 或 JPEG，不超过 10 MB；每台设备最多 100 个文件')).toBeTruthy()
})

it.each([
  ['opens the form for who may add a file', ['huozaibaojing/fireDeviceManger:btn_add'], 1],
  ['does nothing for others', [], 0],
])('the key n %s', async (_, rights, forms) => {
  answer('getById', { status: 200, data: DEVICE })
  answerFiles(FILE)
  openPage('?tab=files', rights)
  await screen.findByText('产品说明书')
  await userEvent.keyboard('n')
  expect(document.querySelectorAll('[data-state*="overlay.form"]')).toHaveLength(forms)
})

it('says why the server refuses a file when another person has added the hundredth meanwhile', async () => {
  answer('getById', { status: 200, data: DEVICE })
  answerFiles(FILE)
  serve(http.post('*/deviceFile/add', () => HttpResponse.json({ status: 30101, message: '每台设备最多 100 个文件，请先删除不再需要的文件' }, { status: 420 })))
  openPage('?tab=files', ['huozaibaojing/fireDeviceManger:btn_add'])
  await userEvent.click(await screen.findByRole('button', { name: '新增资料' }))
  const form = within(await screen.findByRole('dialog'))
  await userEvent.type(form.getByRole('textbox', { name: /名称/ }), '校准证书')
  await choose(form.getByRole('combobox', { name: /类别/ }), '说明书')
  await userEvent.upload(form.getByLabelText(/文件/), new File(['%PDF-1.4\n%%EOF\n'], '校准证书.pdf', { type: 'application/pdf' }))
  // while a file is being read, its field keeps the form from being saved and says why
  await waitFor(() => expect(form.getByLabelText<HTMLInputElement>(/文件/).validationMessage).not.toBe('文件正在上传'))
  await userEvent.click(form.getByRole('button', { name: '保存' }))
  expect(await form.findByText(/每台设备最多 100 个文件，请先删除不再需要的文件/)).toBeTruthy()
})
