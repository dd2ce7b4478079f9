import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { playground } from '../../../../.storybook/playground'
import { ExportButton, type ExportButtonProps } from './export-button'
import type { ExportPage } from './export.types'
import { pagesOf } from './pages-of'

interface Row { number: string; place: string; reading: number }

const TOTAL = 312
const rowAt = (at: number): Row => ({ number: String(86_102_304_000 + at), place: at === 0 ? '=东侧走道' : `${(at % 30) + 1}F 电梯厅前室`, reading: -5.2 })
const pageAt = (page: number, limit: number) => ({ rows: Array.from({ length: Math.min(limit, TOTAL - (page - 1) * limit) }, (_, at) => rowAt((page - 1) * limit + at)), total: TOTAL })

const saved = fn<NonNullable<ExportButtonProps<Row>['onFile']>>()

const meta = {
  title: 'UI 组件/Export 导出',
  id: 'ui-export',
  component: ExportButton<Row>,
  args: {
    name: '待处理异常',
    columns: [{ header: '设备编号', value: (row) => row.number }, { header: '位置', value: (row) => row.place }, { header: '读数', value: (row) => row.reading }],
    pages: () => pagesOf(async (page, limit) => pageAt(page, limit)),
    onFile: saved,
  },
  beforeEach: () => void saved.mockClear(),
} satisfies Meta<typeof ExportButton<Row>>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ label: '导出', size: 'md', disabled: false } satisfies Partial<ExportButtonProps<Row>>, { size: ['sm', 'md', 'lg'] })

const trigger = (canvasElement: HTMLElement) => within(canvasElement).getByRole('button', { name: '导出' })
const choose = async (canvasElement: HTMLElement, name: RegExp) => {
  trigger(canvasElement).focus()
  await userEvent.keyboard('{Enter}')
  const item = await screen.findByRole('menuitem', { name })
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
  await userEvent.click(item)
}

export const AsText: Story = {
  async play({ canvasElement }) {
    await choose(canvasElement, /CSV/)
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    const [file, name] = saved.mock.lastCall ?? []
    await expect(name).toBe('待处理异常.csv')
    const lines = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file?.arrayBuffer()).split('\r\n')
    await expect(lines.slice(0, 2)).toEqual(['\uFEFF设备编号,位置,读数', "86102304000,'=东侧走道,-5.2"])
    await expect(lines).toHaveLength(TOTAL + 2)
    await expect(await within(canvasElement).findByText('已导出 312 条', { selector: '.export-note' })).toBeVisible()
    await waitFor(() => expect(trigger(canvasElement)).toHaveFocus())
  },
}

export const AsWorkbook: Story = {
  async play({ canvasElement }) {
    await choose(canvasElement, /Excel/)
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    const [file, name] = saved.mock.lastCall ?? []
    await expect(name).toBe('待处理异常.xlsx')
    await expect(new TextDecoder().decode((await file?.arrayBuffer())?.slice(0, 2))).toBe('PK')
  },
}

export const RowsAreMissing: Story = {
  args: { pages: () => pagesOf(async () => ({ rows: [rowAt(0)], total: 3, dropped: 2 })) },
  async play({ canvasElement }) {
    await choose(canvasElement, /CSV/)
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('已导出 1 条，另有 2 条未能读取，未导出')
    await userEvent.click(within(canvasElement).getByRole('button', { name: '关闭' }))
    await expect(within(canvasElement).queryByRole('alert')).toBeNull()
  },
}

/** One page comes and the next never does: the progress is shown, and the export can be cancelled. */
export const Cancelled: Story = {
  args: {
    pages: async function* (): AsyncGenerator<ExportPage<Row>> {
      yield pageAt(1, 100)
      await new Promise<never>(() => {})
    },
  },
  async play({ canvasElement }) {
    await choose(canvasElement, /CSV/)
    const bar = await within(canvasElement).findByRole('progressbar', { name: '导出进度' })
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '32'))
    await expect(within(canvasElement).getByText('已读取 100 / 312 条')).toBeVisible()
    await expect(trigger(canvasElement)).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(within(canvasElement).getByRole('button', { name: '取消导出' }))
    await expect(within(canvasElement).getByText('已取消导出', { selector: '.export-note' })).toBeVisible()
    await expect(trigger(canvasElement)).toHaveFocus()
    await expect(saved).not.toHaveBeenCalled()
  },
}

const load = fn<typeof pageAt>()

export const RetryAfterFailure: Story = {
  args: { pages: () => pagesOf(async (page, limit) => load(page, limit)) },
  beforeEach: () => void load.mockReset().mockImplementation(pageAt),
  async play({ canvasElement }) {
    load.mockImplementationOnce(() => { throw new Error('no response') })
    await choose(canvasElement, /CSV/)
    const canvas = within(canvasElement)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('导出失败，没有生成文件')
    await expect(saved).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: '重试' }))
    await waitFor(() => expect(saved).toHaveBeenCalledOnce())
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
}

export const Failed: Story = {
  args: { pages: () => pagesOf(() => Promise.reject(new Error('no response'))), failedText: () => '后端服务异常，请联系管理员！' },
  async play({ canvasElement }) {
    await choose(canvasElement, /Excel/)
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('后端服务异常，请联系管理员！')
    await expect(within(canvasElement).getByRole('button', { name: '关闭' })).toBeVisible()
  },
}
