import { fireEvent, screen } from '@testing-library/react'
import { useRef } from 'react'
import { expect, it, vi } from 'vitest'
import { aMockPlatform } from '../../testing/render-in-console'
import { useListKeys } from './use-list-keys'

const { draw } = aMockPlatform()

function List({ onAdd }: { onAdd: () => void }) {
  const root = useRef<HTMLElement>(null)
  useListKeys(root, { n: onAdd })
  return <section ref={root} aria-label="设备" tabIndex={-1} />
}

it.each([['Chrome', { isComposing: true }], ['Safari', { keyCode: 229 }]])('a key that belongs to a composition, as %s reports it, does nothing in the list', async (_browser, mark) => {
  const onAdd = vi.fn()
  draw(<List onAdd={onAdd} />)
  const list = await screen.findByRole('region', { name: '设备' })
  fireEvent.keyDown(list, { key: 'n', ...mark })
  expect(onAdd).not.toHaveBeenCalled()
  fireEvent.keyDown(list, { key: 'n' })
  expect(onAdd).toHaveBeenCalledOnce()
})
