import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Button } from '../components/button/button'
import { ModalDialog } from '../components/dialog/modal-dialog'
import { TextField } from '../components/field/text-field'
import { NoticeStack } from '../components/notice/notice-stack'
import { UiRoot } from './ui-root'

const nothing = () => undefined

it('clicks and keys in an overlay do not reach the host’s elements around it, but the document', () => {
  const host = vi.fn()
  const page = vi.fn()
  for (const type of ['click', 'keydown']) document.addEventListener(type, page)
  onTestFinished(() => {
    for (const type of ['click', 'keydown']) document.removeEventListener(type, page)
  })
  render(
    <div onClick={host} onKeyDown={host} onPointerDown={host} onMouseDown={host} onChange={host}>
      <UiRoot>
        <section onClick={host} onKeyDown={host}>
          <ModalDialog open onClose={nothing} title="标题" footer={<Button>确定</Button>}>
            <TextField label="说明" value="" onChange={nothing} />
          </ModalDialog>
        </section>
      </UiRoot>
    </div>,
  )
  const button = screen.getByRole('button', { name: '确定' })
  fireEvent.pointerDown(button)
  fireEvent.mouseDown(button)
  fireEvent.click(button)
  fireEvent.keyDown(button, { key: 'a' })
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'x' } })
  expect(host).not.toHaveBeenCalled()
  expect(page).toHaveBeenCalledTimes(2)
})

it('live notices keep their clicks too, and a dialog beside them does not hide them from screen readers', async () => {
  const host = vi.fn()
  render(
    <div onClick={host}>
      <UiRoot>
        <NoticeStack label="实时消息" notices={[{ id: '1', tone: 'alarm', title: '火警', onClose: nothing }]} />
        <ModalDialog open onClose={nothing} title="标题" />
      </UiRoot>
    </div>,
  )
  await waitFor(() => expect(document.querySelector('[aria-hidden=true]:not(svg)')).not.toBeNull())
  const log = screen.getByRole('log', { name: '实时消息' })
  fireEvent.click(within(log).getByRole('button'))
  expect(host).not.toHaveBeenCalled()
})

it('clicks in the page still reach the host', () => {
  const host = vi.fn()
  render(<div onClick={host}><UiRoot><Button>确定</Button></UiRoot></div>)
  fireEvent.click(screen.getByRole('button'))
  expect(host).toHaveBeenCalledOnce()
})

it('an overlay inside an overlay passes its events on to that one', () => {
  const outer = vi.fn()
  const host = vi.fn()
  render(
    <div onClick={host}>
      <UiRoot>
        <ModalDialog open onClose={nothing} title="标题">
          <div onClick={outer}><ModalDialog open onClose={nothing} title="问题" footer={<Button>确定</Button>} /></div>
        </ModalDialog>
      </UiRoot>
    </div>,
  )
  fireEvent.click(screen.getByRole('button', { name: '确定' }))
  expect(outer).toHaveBeenCalledOnce()
  expect(host).not.toHaveBeenCalled()
})

it('the overlay root has no box, so that it takes no place in a grid of the host', () => {
  render(<UiRoot>x</UiRoot>)
  const overlays = document.body.querySelector<HTMLElement>(':scope > .fsc-root')
  expect(overlays?.style.display).toBe('contents')
})
