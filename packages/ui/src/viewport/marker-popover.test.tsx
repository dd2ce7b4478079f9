import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { UiRoot } from '../root/ui-root'
import { MarkerPopover } from './marker-popover'
import type { Stage } from './use-stage'

/** A plan without a picture, and a button from which its popover is opened. */
function aPlan() {
  const node = document.body.appendChild(document.createElement('div'))
  const opener = document.body.appendChild(document.createElement('button'))
  node.tabIndex = 0
  opener.focus()
  const stage = { node, engine: { store: { indexOf: () => undefined } } } as unknown as Stage
  const popover = () => <MarkerPopover stage={stage} id="1" label="301 烟感" closeLabel="关闭" follow={() => undefined} onClose={() => undefined}>正常</MarkerPopover>
  const { rerender, getByRole, unmount } = render(<UiRoot>{popover()}</UiRoot>)
  expect(document.activeElement).toBe(getByRole('dialog'))
  const close = () => rerender(<UiRoot>{null}</UiRoot>)
  const end = () => {
    unmount()
    node.remove()
    opener.remove()
  }
  return { node, opener, close, end }
}

it('the popover gives the focus back to what had it', () => {
  const { opener, close, end } = aPlan()
  close()
  expect(document.activeElement).toBe(opener)
  end()
})

it('the plan gets the focus of a popover when what had it before is gone', () => {
  const { node, opener, close, end } = aPlan()
  opener.remove()
  close()
  expect(document.activeElement).toBe(node)
  end()
})
