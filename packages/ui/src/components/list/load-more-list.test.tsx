import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { UiRoot } from '../../root/ui-root'
import { LoadMoreList, type LoadMoreListProps } from './load-more-list'

const draw = (props: Partial<LoadMoreListProps<string>>) => (
  <UiRoot>
    <LoadMoreList label="记录" items={['1', '2']} itemKey={(item) => item} renderItem={(item) => `记录 ${item}`} state="ready" hasMore onMore={() => undefined} {...props} />
    <input />
  </UiRoot>
)
const button = () => screen.getByRole('button')

it('the focus goes to the first of the last items when they take the button away', () => {
  const { rerender } = render(draw({}))
  button().focus()
  fireEvent.click(button())
  rerender(draw({ state: 'loadingMore' }))
  expect(document.activeElement).toBe(button())
  rerender(draw({ items: ['1', '2', '3', '4'], hasMore: false }))
  expect(document.activeElement).toBe(screen.getByText('记录 3'))
})

it('the focus stays on the button while there are more, and where the user has put it', () => {
  const { rerender } = render(draw({}))
  button().focus()
  fireEvent.click(button())
  rerender(draw({ items: ['1', '2', '3', '4'] }))
  expect(document.activeElement).toBe(button())
  fireEvent.click(button())
  screen.getByRole('textbox').focus()
  rerender(draw({ items: ['1', '2', '3', '4', '5'], hasMore: false }))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})
