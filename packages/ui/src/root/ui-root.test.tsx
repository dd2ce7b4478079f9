import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { useUiLocale } from '../locale/ui-locale'
import { Button } from '../components/button/button'
import { ModalDialog } from '../components/dialog/modal-dialog'
import { Box } from '../layout'
import { UiRoot } from './ui-root'

const roots = () => [...document.querySelectorAll<HTMLElement>('.fsc-root')]

it('gives overlays their own root with the same theme, language and z-index base', () => {
  render(<UiRoot theme="light" locale="en" zIndexBase={2000}>x</UiRoot>)
  expect(roots()).toHaveLength(2)
  for (const root of roots()) {
    expect(root.dataset['theme']).toBe('light')
    expect(root.lang).toBe('en')
    expect(root.style.getPropertyValue('--fsc-z-base')).toBe('2000')
  }
})

it('appends the overlay root to the container of the host', () => {
  const place = document.createElement('aside')
  document.body.append(place)
  render(<UiRoot getPopupContainer={() => place}><ModalDialog open onClose={() => {}} title="标题" /></UiRoot>)
  expect(place.querySelector('[role=dialog]')?.textContent).toContain('标题')
  place.remove()
})

describe('a container function that the host writes inline', () => {
  const aPlace = () => {
    const place = document.body.appendChild(document.createElement('aside'))
    onTestFinished(() => place.remove())
    return place
  }
  const Desk = ({ place }: { place: HTMLElement }) => (
    <UiRoot getPopupContainer={() => place}><ModalDialog open onClose={() => {}} title="标题"><input aria-label="备注" /></ModalDialog></UiRoot>
  )

  it('leaves open dialogs as they are when the host renders again, with their focus and what was typed', async () => {
    const place = aPlace()
    const { rerender } = render(<Desk place={place} />)
    const field = await screen.findByRole('textbox', { name: '备注' })
    await userEvent.type(field, '水压偏低')
    rerender(<Desk place={place} />)
    expect(screen.getByRole('textbox', { name: '备注' })).toBe(field)
    expect([document.activeElement, (field as HTMLInputElement).value]).toEqual([field, '水压偏低'])
  })

  it('has one root in it under strict mode, too', async () => {
    const place = aPlace()
    const { rerender } = render(<StrictMode><Desk place={place} /></StrictMode>)
    await screen.findByRole('dialog')
    rerender(<StrictMode><Desk place={place} /></StrictMode>)
    expect(place.querySelectorAll('.fsc-root')).toHaveLength(1)
  })

  it('moves open dialogs to another container when it gives one', async () => {
    const [first, second] = [aPlace(), aPlace()]
    const { rerender } = render(<Desk place={first} />)
    await userEvent.type(await screen.findByRole('textbox', { name: '备注' }), '水压偏低')
    rerender(<Desk place={second} />)
    expect([first.querySelector('[role=dialog]'), second.querySelector('input')?.value]).toEqual([null, '水压偏低'])
  })
})

it('leaves no elements on the page after ten mounts', () => {
  const count = () => document.querySelectorAll('*').length
  render(<UiRoot>x</UiRoot>).unmount()
  const before = count()
  for (let time = 0; time < 10; time += 1) render(<StrictMode><UiRoot>x</UiRoot></StrictMode>).unmount()
  // the containers belong to testing-library
  expect(count() - document.querySelectorAll('body > div:not(.fsc-root)').length).toBeLessThanOrEqual(before)
  expect(roots()).toHaveLength(0)
})

it('provides the messages of its language', () => {
  const Close = () => useUiLocale().messages.close
  const { container, rerender } = render(<UiRoot><Close /></UiRoot>)
  expect(container.textContent).toContain('关闭')
  rerender(<UiRoot locale="en"><Close /></UiRoot>)
  expect(container.textContent).toContain('Close')
})

it('draws in Chinese for a language that it does not have: the page of a host without types had broken down', () => {
  const ofThePage = 'en-US' as string
  render(<UiRoot locale={ofThePage as 'en'}>x</UiRoot>)
  expect(roots().map(({ lang }) => lang)).toEqual(['zh-CN', 'zh-CN'])
})

it('sets the nonce on every style element', () => {
  render(<UiRoot nonce="a1b2"><Button>确定</Button></UiRoot>)
  const ours = [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion^=fsc]')].filter((style) => style.nonce === 'a1b2')
  expect(ours.map((style) => style.textContent).join('')).toContain('.fs-button')
})

it('writes its rules again into a shadow root that was emptied, and otherwise once', () => {
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  const shadowRoot = host.attachShadow({ mode: 'open' })
  const rulesOfBox = () => {
    const container = shadowRoot.appendChild(document.createElement('div'))
    const { unmount } = render(<UiRoot shadowRoot={shadowRoot}><Box p="4">箱</Box></UiRoot>, { container })
    const rules = [...shadowRoot.querySelectorAll('style')].map(({ textContent }) => textContent)
    unmount()
    return rules
  }
  const first = rulesOfBox()
  expect(rulesOfBox()).toEqual(first)
  shadowRoot.replaceChildren()
  expect(rulesOfBox()).toEqual(first)
})

it('says which prop is missing when the page blocks our styles, once', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const sheet = vi.spyOn(HTMLStyleElement.prototype, 'sheet', 'get').mockReturnValue(null)
  onTestFinished(() => [error, sheet].forEach((spy) => spy.mockRestore()))
  for (let time = 0; time < 2; time += 1) render(<UiRoot locale="en" nonce="blocked"><Button>确定</Button></UiRoot>)
  expect(error.mock.calls).toEqual([[expect.stringContaining('pass the nonce of the page to UiRoot')]])
})

describe('in a shadow root', () => {
  const draw = () => {
    const host = document.createElement('div')
    const shadow = host.attachShadow({ mode: 'open' })
    const mount = shadow.appendChild(document.createElement('div'))
    document.body.append(host)
    onTestFinished(() => host.remove())
    const view = render(<UiRoot shadowRoot={shadow} nonce="s1"><ModalDialog open onClose={() => {}} title="标题" /></UiRoot>, { container: mount })
    return { shadow, view }
  }

  it('keeps styles and overlays inside', () => {
    const before = document.head.querySelectorAll('style').length
    const { shadow } = draw()
    expect(shadow.querySelector('[role=dialog]')?.textContent).toContain('标题')
    expect([...shadow.querySelectorAll('style')].map((style) => style.textContent).join('')).toContain('.fs-modal')
    expect(document.head.querySelectorAll('style')).toHaveLength(before)
    expect(roots()).toHaveLength(0)
  })
})

it('takes its styles along into a shadow root that it is given after the first render', () => {
  const host = document.body.appendChild(document.createElement('div'))
  onTestFinished(() => host.remove())
  const shadowRoot = host.attachShadow({ mode: 'open' })
  const container = shadowRoot.appendChild(document.createElement('div'))
  const { rerender } = render(<UiRoot><Box p="4">箱</Box></UiRoot>, { container })
  rerender(<UiRoot shadowRoot={shadowRoot}><Box p="4">箱</Box></UiRoot>)
  const rules = [...shadowRoot.querySelectorAll('style')].map(({ textContent }) => textContent).join('')
  expect(rules).toContain(`.${container.querySelector('.fsc-root > div')?.className}{`)
})

describe('the host’s body', () => {
  const Desk = ({ open }: { open: boolean }) => <UiRoot><ModalDialog open={open} onClose={() => {}} title="标题" /></UiRoot>
  const looks = () => [document.body.style.overflow, document.body.style.pointerEvents, document.body.style.paddingRight]

  it('scrolls and takes clicks again after a dialog has closed or was unmounted while open', async () => {
    document.body.style.overflow = 'scroll'
    onTestFinished(() => document.body.removeAttribute('style'))
    const before = looks()
    const { rerender, unmount } = render(<Desk open />)
    await waitFor(() => expect(looks()).not.toEqual(before))
    rerender(<Desk open={false} />)
    await waitFor(() => expect(looks()).toEqual(before))
    rerender(<Desk open />)
    await waitFor(() => expect(looks()).not.toEqual(before))
    unmount()
    await waitFor(() => expect(looks()).toEqual(before))
  })
})
