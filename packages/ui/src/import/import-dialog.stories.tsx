import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { playground } from '../../../../.storybook/playground'
import { workbookFile } from '../export/workbook'
import { ImportDialog, type ImportDialogProps } from './import-dialog'
import type { ImportProblem, ImportValues } from './import.types'

const FIELDS = [
  { key: 'username', header: '用户名', required: true, example: 'wangjg' }, { key: 'name', header: '姓名', required: true, example: '王建国' },
  { key: 'phone', header: '手机', example: '13800002290' }, { key: 'department', header: '部门', aliases: ['所属部门'], example: '指挥中心' },
]
const PEOPLE = ['王建国', '李秀英', '张伟', '刘洋', '陈静', '杨帆', '赵磊', '黄敏', '周涛', '吴丽', '徐强', '孙悦']
const LINES = PEOPLE.map((name, at) => [`user${at + 1}`, name, at % 5 === 3 ? '1380' : `1380000${2290 + at}`, at % 2 === 0 ? '指挥中心' : '一大队'])

const badPhones = async (rows: readonly ImportValues[]): Promise<readonly ImportProblem[]> =>
  rows.flatMap((row, at) => (row['phone']?.length === 11 ? [] : [{ row: at, field: 'phone', message: '手机号应为 11 位数字' }]))

const nothingWrong: ImportDialogProps['check'] = async () => []
const takeAll: ImportDialogProps['run'] = async (rows) => ({ accepted: rows.length, problems: [] })

const meta = {
  title: 'UI 组件/Import 导入',
  id: 'ui-import',
  component: ImportDialog,
  args: { open: true, title: '导入用户', name: '用户', fields: FIELDS, onClose: fn(), onFile: fn(), check: nothingWrong, run: takeAll },
} satisfies Meta<typeof ImportDialog>

export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = playground({ title: '导入用户' })

const dialog = async () => within(await screen.findByRole('dialog', { name: '导入用户' }))
const workbook = async () => new File([await workbookFile({ sheet: '用户', head: [{ header: '用户名' }, { header: '姓名' }, { header: '手机' }, { header: '所属部门' }, { header: '备注' }], rows: LINES })], '用户.xlsx')
const choose = async (file: File) => {
  const canvas = await dialog()
  await userEvent.upload(canvas.getByLabelText(/数据文件/), file)
  return canvas
}

export const ChooseAFile: Story = {
  async play({ args }) {
    const canvas = await dialog()
    await userEvent.click(canvas.getByRole('button', { name: '模板（Excel）' }))
    await waitFor(() => expect(args.onFile).toHaveBeenCalledWith(expect.any(Blob), '用户导入模板.xlsx'))
  },
}

export const WrongFile: Story = {
  async play() {
    const canvas = await choose(new File(['手机\n138\n'], '手机.csv'))
    await waitFor(() => expect(canvas.getByLabelText(/数据文件/)).toHaveAccessibleDescription('缺少列：用户名、姓名'))
  },
}

export const Checking: Story = {
  args: { check: () => new Promise(() => {}) },
  async play() {
    const canvas = await choose(await workbook())
    await expect(await canvas.findByText('正在核对 12 行…')).toBeVisible()
  },
}

export const RowsWithProblems: Story = {
  args: { check: badPhones },
  async play({ args }) {
    const canvas = await choose(await workbook())
    await expect(await canvas.findByText(/共 12 行，其中 2 行有问题/)).toBeVisible()
    await expect(canvas.getByText('以下列不会导入：备注')).toBeVisible()
    await expect(canvas.getAllByText('手机号应为 11 位数字')).toHaveLength(2)
    await expect(canvas.getByRole('button', { name: '导入 12 行' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: '下载有问题的行' }))
    await expect(args.onFile).toHaveBeenCalledWith(expect.any(Blob), '用户导入问题.csv')
  },
}

export const AllGood: Story = {
  async play() {
    const canvas = await choose(await workbook())
    await expect(await canvas.findByText('共 12 行，全部可以导入')).toBeVisible()
    await expect(within(canvas.getByRole('table', { name: '待导入的数据' })).getAllByRole('row')).toHaveLength(13)
  },
}

export const Importing: Story = {
  args: {
    run: (_, { onProgress }) => {
      onProgress(0.4, 4)
      return new Promise(() => {})
    },
  },
  async play() {
    const canvas = await choose(await workbook())
    await userEvent.click(await canvas.findByRole('button', { name: '导入 12 行' }))
    await waitFor(() => expect(canvas.getByRole('progressbar', { name: '正在导入…' })).toHaveAttribute('aria-valuenow', '40'))
    await expect(canvas.getByRole('button', { name: '关闭' })).toBeDisabled()
  },
}

export const Failed: Story = {
  args: { run: () => Promise.reject(new Error('no response')), failedText: () => '服务请求超时！' },
  async play() {
    const canvas = await choose(await workbook())
    await userEvent.click(await canvas.findByRole('button', { name: '导入 12 行' }))
    await expect(await canvas.findByText('服务请求超时！')).toBeVisible()
    await expect(canvas.getByRole('button', { name: '重试' })).toBeVisible()
  },
}

export const Done: Story = {
  async play({ args }) {
    const canvas = await choose(await workbook())
    await userEvent.click(await canvas.findByRole('button', { name: '导入 12 行' }))
    await expect(await canvas.findByText('已导入 12 行')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: '完成' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
