import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { expect, it } from 'vitest'
import { useEditorKeys, type EditorKey } from './use-editor-keys'

/** The editor as its dialog has it: buttons in the head, the parts below, and a question above it all. */
function Editor({ onKey }: { onKey: (key: EditorKey) => void }) {
  const parts = useRef<HTMLDivElement>(null)
  useEditorKeys(parts, onKey)
  return (
    <>
      <div role="dialog" aria-label="editor">
        <button type="button" aria-label="undo" />
        <div ref={parts}>
          <input aria-label="search" />
          <input type="checkbox" aria-label="names" />
        </div>
      </div>
      <div role="alertdialog" aria-label="question"><button type="button" aria-label="stay" /></div>
    </>
  )
}

function open() {
  const keys: EditorKey[] = []
  render(<Editor onKey={(key) => keys.push(key)} />)
  return async (name: string, pressed: string) => {
    keys.length = 0
    if (name === 'nothing') document.querySelector<HTMLElement>(':focus')?.blur()
    else screen.getByLabelText(name).focus()
    await userEvent.keyboard(pressed)
    return [...keys]
  }
}

it('takes back, repeats and saves by keys with the focus on a button of the head, and when nothing has the focus', async () => {
  const press = open()
  for (const name of ['undo', 'names', 'nothing']) {
    expect([name, await press(name, '{Control>}z{/Control}')]).toEqual([name, ['edit.undo']])
    expect(await press(name, '{Meta>}{Shift>}z{/Shift}{/Meta}')).toEqual(['edit.redo'])
    expect(await press(name, '{Control>}y{/Control}')).toEqual(['edit.redo'])
    expect(await press(name, '{Control>}s{/Control}')).toEqual(['plan.save'])
  }
})

it('leaves undo and redo to a text field, in which the changes can still be saved', async () => {
  const press = open()
  expect(await press('search', '{Control>}z{/Control}{Control>}y{/Control}')).toEqual([])
  expect(await press('search', '{Control>}s{/Control}')).toEqual(['plan.save'])
})

it('does nothing below a question, and for other keys', async () => {
  const press = open()
  expect(await press('stay', '{Control>}s{/Control}{Control>}z{/Control}')).toEqual([])
  expect(await press('names', 'z{Alt>}{Control>}z{/Control}{/Alt}{Control>}a{/Control}')).toEqual([])
})
