import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { UiRoot } from '../root/ui-root'
import { ImportDialog } from './import-dialog'
import type { ImportField, ImportOutcome, ImportProblem, ImportRun, ImportValues } from './import.types'
import { readCsv } from './read-csv'

const fields: ImportField[] = [{ key: 'username', header: '用户名', required: true, example: 'wang' }, { key: 'phone', header: '手机' }]
const check = vi.fn<(rows: readonly ImportValues[]) => Promise<readonly ImportProblem[]>>()
const run = vi.fn<(rows: readonly ImportValues[], options: ImportRun) => Promise<ImportOutcome>>()
const onClose = vi.fn()
const onImported = vi.fn()
const onFile = vi.fn<(file: Blob, name: string) => void>()

beforeEach(() => {
  for (const mock of [check, run, onClose, onImported, onFile]) mock.mockReset()
  check.mockResolvedValue([])
})

const draw = async () => {
  render(<UiRoot><ImportDialog open title="导入用户" name="用户" fields={fields} check={check} run={run} onClose={onClose} onImported={onImported} onFile={onFile} mostRows={3} failedText={(error) => (error as Error).message} /></UiRoot>)
  await screen.findByRole('dialog', { name: '导入用户' })
}
const choose = (text: string, name = '用户.csv') => fireEvent.change(screen.getByLabelText(/数据文件/), { target: { files: [new File([text], name)] } })
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const GOOD = '手机,用户名*\n138,wang\n139,li\n'

it('checks every row, imports nothing until it is confirmed, and shows how many', async () => {
  run.mockResolvedValue({ accepted: 2, problems: [] })
  await draw()
  choose(GOOD)
  await screen.findByText('共 2 行，全部可以导入')
  expect(check.mock.calls[0]?.[0]).toEqual([{ username: 'wang', phone: '138' }, { username: 'li', phone: '139' }])
  expect(run).not.toHaveBeenCalled()
  press('导入 2 行')
  await screen.findByText('已导入 2 行')
  expect(onImported).toHaveBeenCalledExactlyOnceWith(2)
  press('完成')
  expect(onClose).toHaveBeenCalledOnce()
})

it('shows what is wrong with each row, offers those rows as a file, and does not offer the import', async () => {
  check.mockResolvedValue([{ row: 1, field: 'phone', message: '手机号格式错误' }])
  await draw()
  choose(GOOD)
  await screen.findByText(/共 2 行，其中 1 行有问题/)
  expect(screen.getByText('手机号格式错误')).toBeTruthy()
  expect(screen.getByText('139').className).toBe('fs-import-wrong')
  expect(screen.queryByText('wang')).toBeNull()
  expect(screen.getByRole('button', { name: '导入 2 行' })).toBeDisabled()
  press('下载有问题的行')
  const [file, name] = onFile.mock.lastCall ?? []
  expect(name).toBe('用户导入问题.csv')
  expect(readCsv(new Uint8Array((await file?.arrayBuffer()) ?? []))).toEqual([['用户名', '手机', '行', '问题'], ['li', '139', '3', '手机号格式错误']])
  fireEvent.click(screen.getByLabelText('只看有问题的行'))
  expect(screen.getByText('wang')).toBeTruthy()
})

describe('a file that cannot be imported', () => {
  it.each([
    ['手机\n138\n', '缺少列：用户名'], ['用户名\n', '文件中没有数据行'], ['用户名\na\nb\nc\nd\n', '共 4 行，一次最多导入 3 行'],
  ])('%j: %s', async (text, trouble) => {
    await draw()
    choose(text)
    await waitFor(() => expect(screen.getByLabelText(/数据文件/)).toHaveAccessibleDescription(trouble))
    expect(check).not.toHaveBeenCalled()
  })

  it('is a file with the name of a workbook and other content', async () => {
    await draw()
    choose('not a zip', '用户.xlsx')
    await waitFor(() => expect(screen.getByLabelText(/数据文件/)).toHaveAccessibleDescription(/无法读取该文件/))
  })
})

it('names the columns that it does not read', async () => {
  await draw()
  choose('用户名,备注\nwang,x\n')
  expect(await screen.findByText('以下列不会导入：备注')).toBeTruthy()
})

it('retries a failed check', async () => {
  check.mockRejectedValueOnce(new Error('网络异常'))
  await draw()
  choose(GOOD)
  await screen.findByText('网络异常')
  press('重试')
  await screen.findByText('共 2 行，全部可以导入')
})

it('cannot be closed while it imports, and returns to the rows when the server reports problems', async () => {
  let respond: (outcome: ImportOutcome) => void = () => {}
  run.mockReturnValue(new Promise((resolve) => { respond = resolve }))
  await draw()
  choose(GOOD)
  await screen.findByText('共 2 行，全部可以导入')
  press('导入 2 行')
  await screen.findByRole('progressbar', { name: '正在导入…' })
  expect(screen.getByRole('button', { name: '关闭' })).toBeDisabled()
  respond({ accepted: 0, problems: [{ row: 0, field: 'username', message: '用户名已存在' }] })
  await screen.findByText('用户名已存在')
  expect(onImported).not.toHaveBeenCalled()
})

describe('a file with rows that have problems', () => {
  const THREE = '用户名,手机\nwang,138\nli,1\nzhao,139\n'
  const LI = { row: 1, field: 'phone', message: '手机号格式错误' }
  const chooseCorrect = async () => {
    check.mockResolvedValue([LI])
    await draw()
    choose(THREE)
    fireEvent.click(await screen.findByLabelText('只导入正确的 2 行，其余的不导入'))
    press('导入 2 行')
  }

  it('imports only the correct rows when the user chooses that, and offers the others as a file to be corrected', async () => {
    run.mockResolvedValue({ accepted: 1, problems: [{ row: 1, field: 'username', message: '用户名已存在' }] })
    await chooseCorrect()
    await screen.findByText('已导入 1 行')
    expect(run.mock.calls[0]?.[0]).toEqual([{ username: 'wang', phone: '138' }, { username: 'zhao', phone: '139' }])
    expect(run.mock.calls[0]?.[1]).toMatchObject({ mode: 'correct', importId: expect.stringMatching(/^\w{20,}$/) as string })
    expect(onImported).toHaveBeenCalledExactlyOnceWith(1)
    expect(screen.getByText(/2 行有问题，未导入/)).toBeTruthy()
    press('下载有问题的行')
    const [file] = onFile.mock.lastCall ?? []
    expect(readCsv(new Uint8Array((await file?.arrayBuffer()) ?? []))).toEqual([
      ['用户名', '手机', '行', '问题'], ['li', '1', '3', '手机号格式错误'], ['zhao', '139', '4', '用户名已存在'],
    ])
  })

  it('is tried again with the same id after a failure, and says how many rows were written before it', async () => {
    run.mockImplementationOnce(async (_rows, { onProgress }) => {
      onProgress(0.5, 1)
      throw new Error('网络异常')
    })
    await chooseCorrect()
    await screen.findByText('网络异常')
    for (const line of ['已写入 1 / 2 行', '重试不会重复写入']) expect(screen.getByText(line)).toBeTruthy()
    expect(onImported).toHaveBeenCalledExactlyOnceWith(1)
    run.mockResolvedValue({ accepted: 2, problems: [] })
    press('重试')
    await screen.findByText('已导入 2 行')
    expect(run.mock.calls[1]).toEqual([run.mock.calls[0]?.[0], expect.objectContaining({ importId: run.mock.calls[0]?.[1].importId })])
  })
})

it.each([
  [0, '已取消，未写入任何数据'], [1, '已取消，取消前已写入 1 行'],
])('can be cancelled while it writes, and says what was written: %i', async (accepted, text) => {
  let respond: () => void = () => {}
  run.mockReturnValue(new Promise((resolve) => { respond = () => resolve({ accepted, problems: [], isCancelled: true }) }))
  await draw()
  choose(GOOD)
  await screen.findByText('共 2 行，全部可以导入')
  press('导入 2 行')
  await screen.findByText('2 行同时写入，完成前不会写入任何一行')
  press('取消导入')
  await screen.findByRole('progressbar', { name: /正在取消/ })
  expect(screen.getByRole('button', { name: '取消导入' })).toBeDisabled()
  expect(run.mock.calls[0]?.[1].signal.aborted).toBe(true)
  respond()
  await screen.findByText(text)
  expect(onImported).toHaveBeenCalledTimes(accepted)
})

it('creates a template from the titles', async () => {
  await draw()
  press('模板（CSV）')
  await waitFor(() => expect(onFile).toHaveBeenCalledOnce())
  const [file, name] = onFile.mock.lastCall ?? []
  expect(name).toBe('用户导入模板.csv')
  expect(readCsv(new Uint8Array((await file?.arrayBuffer()) ?? []))).toEqual([['用户名*', '手机'], ['wang', '']])
})
