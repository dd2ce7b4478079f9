import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SiteMark } from './site-mark'

afterEach(cleanup)
const drawn = (container: HTMLElement) => container.firstElementChild?.tagName.toLowerCase()

it('the logo of the site is shown, and the mark of the product without one', () => {
  expect(drawn(render(<SiteMark url="/files/logo/a.png" size={26} />).container)).toBe('img')
  expect(drawn(render(<SiteMark url={null} size={26} />).container)).toBe('svg')
})

it('a logo that cannot be loaded gives way to the mark of the product, until there is another', () => {
  const { container, rerender } = render(<SiteMark url="/files/logo/a.png" />)
  fireEvent.error(container.getElementsByTagName('img')[0] ?? container)
  expect(drawn(container)).toBe('svg')
  rerender(<SiteMark url="/files/logo/b.png" />)
  expect(drawn(container)).toBe('img')
})
