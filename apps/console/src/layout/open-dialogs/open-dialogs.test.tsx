import { DialogHistoryContext, type DialogHistory } from '@smart-fire/ui'
import { render, waitFor } from '@testing-library/react'
import { useContext, useEffect } from 'react'
import { BrowserRouter, useNavigate, type NavigateFunction } from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OpenDialogs, useGoAfterClosing } from './open-dialogs'

interface Inside {
  history: DialogHistory
  navigate: NavigateFunction
  goAfterClosing: (path: string) => void
}

/** The parts that a dialog of the console uses, outside React. */
function renderedInside(): Inside {
  const inside: Partial<Inside> = {}
  function Dialog() {
    const history = useContext(DialogHistoryContext)
    const goAfterClosing = useGoAfterClosing()
    const navigate = useNavigate()
    useEffect(() => {
      if (history) Object.assign(inside, { history, goAfterClosing, navigate })
    })
    return null
  }
  render(<BrowserRouter><OpenDialogs><Dialog /></OpenDialogs></BrowserRouter>)
  return inside as Inside
}

describe('a path that is opened from a dialog', () => {
  beforeEach(() => window.history.replaceState(null, '', '/start'))
  afterEach(() => vi.restoreAllMocks())

  it('is opened although the dialog closes before the router has shown its entry', async () => {
    const { history, goAfterClosing } = renderedInside()
    const push = window.history.pushState.bind(window.history)
    // the dialog has its entry from this call on; the router updates its location later
    vi.spyOn(window.history, 'pushState').mockImplementationOnce((...entry) => {
      push(...entry)
      history.remove('palette')
      goAfterClosing('/found')
    })
    const left = vi.fn()
    window.addEventListener('popstate', left, { once: true })

    history.put('palette', { address: null, close: () => {} })
    await waitFor(() => expect(window.location.pathname).toBe('/found'))
    expect(left).toHaveBeenCalledOnce()
    expect(window.history.state).not.toHaveProperty('usr.dialogs')
  })

  it('is opened at once when no dialog is open', async () => {
    const { goAfterClosing } = renderedInside()
    goAfterClosing('/found')
    await waitFor(() => expect(window.location.pathname).toBe('/found'))
  })

  it('waits for every dialog to close', async () => {
    const { history, goAfterClosing } = renderedInside()
    history.put('plan', { address: null, close: () => {} })
    history.put('palette', { address: null, close: () => {} })
    await waitFor(() => expect(window.history.state).toHaveProperty('usr.dialogs', 2))
    goAfterClosing('/found')
    history.remove('palette')
    await waitFor(() => expect(window.history.state).toHaveProperty('usr.dialogs', 1))
    expect(window.location.pathname).toBe('/start')
    history.remove('plan')
    await waitFor(() => expect(window.location.pathname).toBe('/found'))
  })
})

describe('a dialog that follows one that was closed', () => {
  beforeEach(() => window.history.replaceState(null, '', '/start'))

  it('has its entry although the router never showed the step back: the page changed its own parameters at once', async () => {
    const inside = renderedInside()
    inside.history.put('building', { address: 'building.12', close: () => {} })
    await waitFor(() => expect(window.location.search).toBe('?dialog=building.12'))

    window.addEventListener('popstate', () => void inside.navigate('/start?page=2', { replace: true }), { once: true })
    inside.history.remove('building')
    await waitFor(() => expect(window.location.search).toBe('?page=2'))
    inside.history.put('device', { address: 'device.7', close: () => {} })
    await waitFor(() => expect(window.location.search).toBe('?page=2&dialog=device.7'))
  })

  it('opens on the page that was opened last, although the router has not shown that page yet', async () => {
    const { history, navigate } = renderedInside()
    void navigate('/found')
    history.put('device', { address: 'device.7', close: () => {} })
    await waitFor(() => expect(window.location.search).toBe('?dialog=device.7'))
    expect(window.location.pathname).toBe('/found')
  })
})
