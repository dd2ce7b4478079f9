import { ApiError, type PictureCode } from '@smart-fire/api-client'
import type { SignInClient } from '@smart-fire/api-client/sign-in'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef, StrictMode } from 'react'
import { expect, it, vi } from 'vitest'
import { CodeField } from './code-field'
import { zhCN } from './login.messages'

it('shows the picture in strict mode, too, which aborts the first request and sends another one', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  const pictureCode = vi.fn((signal?: AbortSignal) =>
    new Promise<PictureCode>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new ApiError('aborted')))
      setTimeout(() => resolve({ key: 'k', picture: new Blob() }))
    }))
  const client = { auth: { pictureCode } } as unknown as SignInClient
  render(
    <StrictMode>
      <CodeField client={client} messages={zhCN} invalid={false} inputRef={createRef()} />
    </StrictMode>,
  )
  expect(await screen.findByRole('img')).toBeInTheDocument()
  expect(pictureCode).toHaveBeenCalledTimes(2)
})

it('another picture empties the field and keeps the focus in it: what was typed belongs to the picture before', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:picture')
  const client = { auth: { pictureCode: async () => ({ key: 'k', picture: new Blob() }) } } as unknown as SignInClient
  render(<CodeField client={client} messages={zhCN} invalid={false} inputRef={createRef()} />)
  const field = screen.getByLabelText(zhCN.code)
  await userEvent.type(field, 'x7')
  await userEvent.click(await screen.findByRole('button', { name: zhCN.picture }))
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
})
