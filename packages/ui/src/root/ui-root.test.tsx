import { render } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, it } from 'vitest'
import { useUiLocale } from '../locale/ui-locale'
import { ModalDialog } from '../components/dialog/modal-dialog'
import { UiRoot } from './ui-root'

const roots = () => [...document.querySelectorAll<HTMLElement>('.fsc-root')]

it('gives overlays a root of their own with the same theme, language and base', () => {
  render(<UiRoot theme="light" locale="en" zIndexBase={2000}>x</UiRoot>)
  expect(roots()).toHaveLength(2)
  for (const root of roots()) {
    expect(root.dataset['theme']).toBe('light')
    expect(root.lang).toBe('en')
    expect(root.style.getPropertyValue('--fsc-z-base')).toBe('2000')
  }
})

it('puts the overlays where the host wants them', () => {
  const place = document.createElement('aside')
  document.body.append(place)
  render(<UiRoot getPopupContainer={() => place}><ModalDialog open onClose={() => {}} title="标题" /></UiRoot>)
  expect(place.querySelector('[role=dialog]')?.textContent).toContain('标题')
  place.remove()
})

it('leaves nothing on the page after twenty openings', () => {
  const count = () => document.querySelectorAll('*').length
  render(<UiRoot>x</UiRoot>).unmount()
  const before = count()
  for (let time = 0; time < 20; time += 1) render(<StrictMode><UiRoot>x</UiRoot></StrictMode>).unmount()
  // the holders are testing-library's own
  expect(count() - document.querySelectorAll('body > div:not(.fsc-root)').length).toBeLessThanOrEqual(before)
  expect(roots()).toHaveLength(0)
})

it('hands the words of its language to its parts', () => {
  const Close = () => useUiLocale().messages.close
  const { container, rerender } = render(<UiRoot><Close /></UiRoot>)
  expect(container.textContent).toContain('关闭')
  rerender(<UiRoot locale="en"><Close /></UiRoot>)
  expect(container.textContent).toContain('Close')
})
