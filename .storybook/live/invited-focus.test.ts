// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { createElement, useRef } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { useInvitedFocus } from './invited-focus'

afterEach(cleanup)

function Page() {
  const frame = useRef<HTMLIFrameElement>(null)
  const { enter } = useInvitedFocus(frame, useRef(null))
  return createElement('div', {}, createElement('button', { onClick: enter }, 'state'), createElement('iframe', { ref: frame, title: 'dialog', tabIndex: 0 }))
}

/** The page with the focus on a state of the chart. */
function onAState() {
  render(createElement(Page))
  const [state, dialog] = [screen.getByRole('button', { name: 'state' }), screen.getByTitle('dialog')]
  state.focus()
  return { state, dialog, into: () => {
    dialog.focus()
    fireEvent.blur(window)
  } }
}

const nextTask = () => new Promise((done) => { setTimeout(done) })

describe('the focus beside a frame', () => {
  it('comes back to the chart when a dialog takes it', async () => {
    const { state, dialog, into } = onAState()
    into()
    expect(document.activeElement).toBe(dialog)
    await waitFor(() => expect(document.activeElement).toBe(state))
  })

  it('goes into the frame by the Tab key, and stays there', async () => {
    const { state, dialog, into } = onAState()
    fireEvent.keyDown(state, { key: 'Tab' })
    into()
    await nextTask()
    expect(document.activeElement).toBe(dialog)
  })

  it('goes into the frame by the switch key, and stays there', async () => {
    const { state, dialog } = onAState()
    fireEvent.click(state)
    fireEvent.blur(window)
    await nextTask()
    expect(document.activeElement).toBe(dialog)
  })
})
