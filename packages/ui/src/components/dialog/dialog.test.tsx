import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { UiRoot } from '../../root/ui-root'
import { Button } from '../button/button'
import { FullScreenDialog } from './full-screen-dialog'
import { ModalDialog, type ModalDialogProps } from './modal-dialog'
import { SlidePanel } from './slide-panel'

function Desk() {
  const [open, setOpen] = useState(false)
  return (
    <UiRoot>
      <Button onClick={() => setOpen(true)}>待处理</Button>
      <FullScreenDialog open={open} onClose={() => setOpen(false)} title="待处理异常" subtitle="万达广场A座" actions={<Button>刷新</Button>}>内容</FullScreenDialog>
    </UiRoot>
  )
}

const drawModal = (props: Partial<ModalDialogProps> = {}) => {
  const onClose = vi.fn()
  render(<UiRoot><ModalDialog open onClose={onClose} title="确认" footer={<Button>确定</Button>} {...props} /></UiRoot>)
  return onClose
}
const escape = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })

describe('full-screen dialog', () => {
  it('is named by its title, described by its subtitle and mounted only while open', async () => {
    render(<Desk />)
    expect(screen.queryByText('内容')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: '待处理' }))
    const dialog = await screen.findByRole('dialog', { name: '待处理异常' })
    await waitFor(() => expect(document.getElementById(dialog.getAttribute('aria-describedby') ?? '')?.textContent).toBe('万达广场A座'))
    expect(within(dialog).getByRole('button', { name: '刷新' })).toBeTruthy()
  })

  it('takes the focus, closes by Escape and returns the focus', async () => {
    render(<Desk />)
    const opener = screen.getByRole('button', { name: '待处理' })
    opener.focus()
    fireEvent.click(opener)
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    escape()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(document.activeElement).toBe(opener))
  })
})

describe('two dialogs', () => {
  /** The dialogs that no screen reader reads. */
  const hidden = () => [...document.querySelectorAll('[aria-hidden=true] [role=dialog] h2')].map(({ textContent }) => textContent)

  function Stack({ withQuestion = true }: { withQuestion?: boolean }) {
    return (
      <UiRoot>
        <FullScreenDialog open onClose={() => undefined} title="待处理异常">内容</FullScreenDialog>
        <ModalDialog open={withQuestion} onClose={() => undefined} title="确认" footer={<Button>确定</Button>} />
      </UiRoot>
    )
  }

  it('that come at once, as after F5: the upper one is read, and the lower one when that is closed', async () => {
    const { rerender } = render(<Stack />)
    await waitFor(() => expect(hidden()).toEqual(['待处理异常']))
    rerender(<Stack withQuestion={false} />)
    await waitFor(() => expect(hidden()).toEqual([]))
  })

  it('of which the second comes before the next frame: it is read', async () => {
    const { rerender } = render(<Stack withQuestion={false} />)
    rerender(<Stack />)
    await waitFor(() => expect(hidden()).toEqual(['待处理异常']))
  })
})

describe('modal dialog', () => {
  it('is an alert dialog when it interrupts', async () => {
    drawModal({ alert: true })
    expect(await screen.findByRole('alertdialog', { name: '确认' })).toBeTruthy()
  })

  it('cannot be closed while it is locked', async () => {
    const onClose = drawModal({ locked: true })
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    escape()
    await act(async () => {})
    expect(onClose).not.toHaveBeenCalled()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '关闭' }).disabled).toBe(true)
  })
})

it.each([['Chrome', { isComposing: true }], ['Safari', { keyCode: 229 }]])('a dialog stays when Escape only ends a composition in its form, as %s reports it', async (_browser, mark) => {
  const onClose = drawModal({ children: <input /> })
  const field = await screen.findByRole('textbox')
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
  fireEvent.keyDown(field, { key: 'Escape', ...mark })
  await act(async () => {})
  expect(onClose).not.toHaveBeenCalled()
  fireEvent.keyDown(field, { key: 'Escape' })
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
})

describe('sliding panel', () => {
  it('closes by Escape and leaves the dialog below it open', async () => {
    const onCloseBelow = vi.fn()
    const onClose = vi.fn()
    render(
      <UiRoot>
        <FullScreenDialog open onClose={onCloseBelow} title="平面图">
          <SlidePanel open onClose={onClose} title="探测器" subtitle="86102304037">内容</SlidePanel>
        </FullScreenDialog>
      </UiRoot>,
    )
    const panel = await screen.findByRole('dialog', { name: '探测器' })
    await waitFor(() => expect(panel.contains(document.activeElement)).toBe(true))
    escape()
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
    expect(onCloseBelow).not.toHaveBeenCalled()
  })
})

describe('the focus under an open dialog', () => {
  function Loading() {
    const [step, setStep] = useState<'failed' | 'disabled' | 'loading'>('failed')
    return (
      <UiRoot>
        <ModalDialog open onClose={() => undefined} title="建筑">
          {step === 'loading' ? '加载中…' : <div><button type="button" disabled={step === 'disabled'} onClick={() => setStep('loading')}>重试</button></div>}
          <p onDoubleClick={() => setStep('disabled')}>内容</p>
        </ModalDialog>
      </UiRoot>
    )
  }

  it.each([
    // the library sees only a removed button, not one that goes with what is around it
    ['removed', () => fireEvent.click(screen.getByRole('button', { name: '重试' }))],
    ['disabled', () => fireEvent.doubleClick(screen.getByText('内容'))],
  ])('is at the dialog when the button that had it is %s', async (_what, lose) => {
    render(<Loading />)
    const button = await screen.findByRole('button', { name: '重试' })
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
    button.focus()
    lose()
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')))
  })
})
