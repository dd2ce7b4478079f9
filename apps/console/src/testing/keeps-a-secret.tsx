import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { clickOpened } from './click-opened'
import { aMockPlatform } from './render-in-console'

interface SecretPanel {
  draw: (onClose: () => void) => ReactNode
  /** the name of the field */
  field: RegExp
  /** what is said when the secret is stored */
  saved: string
}

/** The tests of a panel in which a secret can be written and never read. */
export function keepsASecret({ draw: panel, field, saved }: SecretPanel): void {
  const { draw, serve } = aMockPlatform()
  const open = () => {
    const onClose = vi.fn()
    draw(panel(onClose))
    return onClose
  }

  it('stores what is typed once when Enter is pressed twice, and cannot be closed meanwhile', async () => {
    const answers: (() => void)[] = []
    serve(http.post('*', async () => {
      await new Promise<void>((resolve) => answers.push(resolve))
      return HttpResponse.json({ status: 200 })
    }))
    const onClose = open()
    await userEvent.type(await screen.findByLabelText(field), 'turn-7734{Enter}{Enter}')
    await waitFor(() => expect(answers).toHaveLength(1))
    await userEvent.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
    answers[0]?.()
    expect(await screen.findByText(saved)).toBeInTheDocument()
    expect(answers).toHaveLength(1)
  })

  it('asks before what is typed is lost by closing the panel, and closes at once without any', async () => {
    const onClose = open()
    const input = await screen.findByLabelText(field)
    await userEvent.type(input, 't')
    await userEvent.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog', { name: '放弃修改？' })
    await clickOpened(within(question).getByRole('button', { name: '继续编辑' }))
    // it is drawn until it has closed, and has a button of the same name
    await waitFor(() => expect(question).not.toBeInTheDocument())
    expect(onClose).not.toHaveBeenCalled()
    await userEvent.clear(input)
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    expect(onClose).toHaveBeenCalledOnce()
  })
}
