import { act, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { UiRoot } from '../../root/ui-root'
import { FileField } from './file-field'
import { useUploads, type UploadFile } from './use-uploads'

interface Sending { file: File; signal: AbortSignal; onProgress: (share: number) => void; finish: (address: string) => void; fail: () => void }

// jsdom has no addresses for files
const freed: string[] = []
beforeEach(() => {
  freed.length = 0
  URL.createObjectURL = (blob) => `blob:${(blob as File).name}`
  URL.revokeObjectURL = (url) => void freed.push(url)
})

const draw = (most = 1) => {
  const sendings: Sending[] = []
  const onChange = vi.fn()
  const upload: UploadFile<string> = (file, options) => new Promise((finish, reject) => sendings.push({ file, ...options, finish, fail: () => reject(new Error('413')) }))
  const Photos = () => {
    const uploads = useUploads({ upload, most, onChange, initial: [{ value: '/old.png', name: '旧图.png' }], failedText: () => '服务器拒绝了该文件' })
    return <FileField {...uploads} label="照片" accept=".png,.jpg" maxBytes={1024} />
  }
  const { unmount } = render(<StrictMode><UiRoot><Photos /></UiRoot></StrictMode>)
  return { sendings, onChange, unmount }
}
const field = () => screen.getByLabelText<HTMLInputElement>(/照片/)
const file = (name: string, bytes = 10) => new File(['x'.repeat(bytes)], name, { type: 'image/png' })
const pick = (...files: File[]) => fireEvent.change(field(), { target: { files } })
const names = () => [...document.querySelectorAll('.fs-file-name')].map((name) => name.textContent)

describe('picking', () => {
  it('names the files that cannot be taken, and sends the others', () => {
    const { sendings } = draw(3)
    pick(file('a.exe'), file('大图.png', 2000), file('空.png', 0), file('好.png'))
    expect(screen.getByRole('alert').textContent).toBe('a.exe：只支持 PNG, JPG大图.png：超过 1 KB空.png：文件是空的')
    expect(sendings.map((each) => each.file.name)).toEqual(['好.png'])
  })

  it('checks dropped files by the same rules', () => {
    const { sendings } = draw(3)
    fireEvent.drop(field().closest('label') ?? field(), { dataTransfer: { files: [file('a.exe'), file('好.png')] } })
    expect(sendings.map((each) => each.file.name)).toEqual(['好.png'])
  })

  it('shows how many files it takes', () => {
    draw(2)
    pick(file('1.png'), file('2.png'))
    expect(names()).toEqual(['旧图.png', '1.png'])
    expect(screen.getByRole('alert').textContent).toBe('最多 2 个文件')
  })
})

describe('sending', () => {
  it('shows its progress and blocks the form meanwhile', async () => {
    const { sendings, onChange } = draw()
    pick(file('新图.png'))
    expect(names()).toEqual(['新图.png'])
    act(() => sendings[0]?.onProgress(0.4))
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
    expect(field().validationMessage).toBe('文件正在上传')
    await act(async () => sendings[0]?.finish('/new.png'))
    expect(screen.queryByRole('progressbar')).toBeNull()
    expect(field().validationMessage).toBe('')
    expect(onChange.mock.calls).toEqual([[[]], [['/new.png']]])
  })

  it('keeps the focus in the field when the pressed button goes away', async () => {
    const { sendings } = draw(3)
    pick(file('1.png'), file('2.png'))
    await act(async () => sendings[0]?.fail())
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '移除 1.png' }))
    fireEvent.click(screen.getByRole('button', { name: '移除 1.png' }))
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '移除 2.png' }))
    fireEvent.click(screen.getByRole('button', { name: '移除 2.png' }))
    fireEvent.click(screen.getByRole('button', { name: '移除 旧图.png' }))
    expect(document.activeElement).toBe(field())
  })

  it('shows why a file failed and tries again', async () => {
    const { sendings, onChange } = draw(2)
    pick(file('新图.png'))
    await act(async () => sendings[0]?.fail())
    expect(screen.getByRole('alert').textContent).toBe('服务器拒绝了该文件')
    expect(field().validationMessage).toBe('有文件未上传成功，请重试或移除')
    fireEvent.click(screen.getByRole('button', { name: '重试' }))
    await act(async () => sendings[1]?.finish('/new.png'))
    expect(onChange).toHaveBeenLastCalledWith(['/old.png', '/new.png'])
  })

  it('is aborted when another file takes its place, where the field has one only: a late end must not bring it back', async () => {
    const { sendings, onChange } = draw()
    pick(file('1.png'))
    pick(file('2.png'))
    expect(sendings.map(({ signal }) => signal.aborted)).toEqual([true, false])
    await act(async () => sendings[0]?.finish('/1.png'))
    await act(async () => sendings[1]?.finish('/2.png'))
    expect([names(), onChange.mock.lastCall]).toEqual([['2.png'], [['/2.png']]])
  })

  it('is aborted when the file or the form is removed, and frees the memory of the picture', async () => {
    const { sendings, onChange, unmount } = draw(3)
    pick(file('1.png'))
    pick(file('2.png'))
    fireEvent.click(screen.getByRole('button', { name: '移除 1.png' }))
    expect(sendings[0]?.signal.aborted).toBe(true)
    expect(freed).toEqual(['blob:1.png'])
    await act(async () => sendings[0]?.finish('/late.png'))
    expect(onChange).not.toHaveBeenCalled()
    unmount()
    expect(sendings[1]?.signal.aborted).toBe(true)
    expect(freed).toContain('blob:2.png')
  })
})
