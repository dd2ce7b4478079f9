import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { LazyPart } from './lazy-part'

const Hello = ({ name }: { name: string }) => <p>{name}</p>

it('shows the placeholder until the part is loaded', async () => {
  const load = vi.fn(async () => Hello)
  render(<LazyPart load={load} props={{ name: '一号' }} loading={<p>加载中</p>} failed={() => null} />)
  expect(screen.queryByText('加载中')).not.toBeNull()
  await screen.findByText('一号')
  expect(load).toHaveBeenCalledTimes(1)
})

it('offers a retry when it could not be loaded, and retries', async () => {
  const load = vi.fn(async () => Hello)
  load.mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'))
  render(
    <LazyPart load={load} props={{ name: '一号' }} loading={<p>加载中</p>} failed={(retry) => <button onClick={retry}>重试</button>} />,
  )
  await userEvent.click(await screen.findByRole('button', { name: '重试' }))
  await screen.findByText('一号')
})

it('never gives the props of another part to the one that was shown before, as when an address leads from dialog to dialog', async () => {
  const draw = (load: () => Promise<typeof Hello>, name: string) => <LazyPart load={load} props={{ name }} loading={<p>加载中</p>} failed={() => null} />
  const { rerender } = render(draw(async () => Hello, '一号'))
  await screen.findByText('一号')
  const Other = ({ name }: { name: string }) => <h1>{name}</h1>
  rerender(draw(async () => Other, '二号'))
  expect(screen.queryByText('二号')).toBeNull()
  expect(screen.queryByText('加载中')).not.toBeNull()
  await screen.findByRole('heading', { name: '二号' })
})

it('renders nothing of a part that is loaded after it was closed', async () => {
  let come: (part: typeof Hello) => void = () => undefined
  const load = () => new Promise<typeof Hello>((resolve) => (come = resolve))
  const { unmount, container } = render(<LazyPart load={load} props={{ name: '一号' }} loading={null} failed={() => null} />)
  unmount()
  come(Hello)
  await Promise.resolve()
  expect(container.innerHTML).toBe('')
})
