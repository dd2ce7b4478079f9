import { AddressedDialog } from '@smart-fire/dialogs/addressed-dialog'
import { DialogHistoryContext } from '@smart-fire/ui'
import { createContext, useCallback, useContext, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { createDialogStack, type DialogStack } from './dialog-stack'
import { historySteps, type HistoryEntry } from './history-steps'

/** The query parameter of an open dialog; one for each. */
const DIALOG = 'dialog'

const GoAfterClosingContext = createContext<(path: string) => void>(() => {
  throw new Error('useGoAfterClosing needs OpenDialogs above it')
})

/**
 * Gives a function that goes to a path once no dialog is open any more. Each dialog has an entry in the history, which the browser
 * leaves after the dialog has closed: a navigation before that moment would be undone by it (domain 29).
 */
export const useGoAfterClosing = () => useContext(GoAfterClosingContext)

/**
 * Keeps open dialogs in the address of the page (domain 29): Back closes the one on top, F5 opens them again, and the
 * address can be sent to a colleague.
 */
export function OpenDialogs({ children }: { children: ReactNode }) {
  const [stack] = useState(() => createDialogStack(shownEntry().addresses))
  const goAfterClosing = useHistoryOf(stack)
  return (
    <DialogHistoryContext.Provider value={stack}>
      <GoAfterClosingContext.Provider value={goAfterClosing}>
        {children}
        <ReopenedDialogs stack={stack} />
      </GoAfterClosingContext.Provider>
    </DialogHistoryContext.Provider>
  )
}

/** For a console whose pages have no entry in the history of the browser, e.g. in the workbench: closing a dialog undoes no navigation there. */
export function DialogsBesideHistory({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  const go = useCallback((path: string) => void navigate(path), [navigate])
  return <GoAfterClosingContext.Provider value={go}>{children}</GoAfterClosingContext.Provider>
}

function ReopenedDialogs({ stack }: { stack: DialogStack }) {
  const reopened = useSyncExternalStore(stack.subscribe, stack.reopened)
  return reopened.map(({ key, address }) => <AddressedDialog key={key} address={address} onClose={() => stack.drop(key)} />)
}

/** Gives the function of `useGoAfterClosing`. */
function useHistoryOf(stack: DialogStack): (path: string) => void {
  const navigate = useNavigate()
  const location = useLocation()
  const follow = useRef(() => {})
  /** true from the call that goes back until the browser has gone back */
  const goingBack = useRef(false)
  const destination = useRef<string | null>(null)

  useEffect(() => {
    follow.current = () => {
      if (goingBack.current) return
      const open = stack.addresses()
      for (const step of historySteps(open, shownEntry())) {
        if (step.type === 'back') {
          goingBack.current = true
          void navigate(-step.by)
        } else {
          const { pathname } = window.location
          void navigate({ pathname, search: searchOf(step.entry) }, { state: { dialogs: step.entry.depth }, replace: step.type === 'replace' })
        }
      }
      if (destination.current === null || open.length > 0 || shownEntry().depth > 0) return
      const path = destination.current
      destination.current = null
      void navigate(path)
    }
  }, [stack, navigate])

  // later than the event: one dialog may replace another, and a dialog that was to be closed may ask first
  const soon = useRef(() => {})
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    soon.current = () => {
      clearTimeout(timer)
      timer = setTimeout(() => follow.current())
    }
    const unsubscribe = stack.subscribe(soon.current)
    return () => {
      clearTimeout(timer)
      soon.current = () => {}
      unsubscribe()
    }
  }, [stack])

  // a page was opened, or it has changed its own parameters
  useEffect(() => soon.current(), [location])

  useEffect(() => {
    const onMoved = () => {
      soon.current()
      if (goingBack.current) {
        goingBack.current = false
        return
      }
      const { depth, addresses } = shownEntry()
      const open = stack.addresses()
      if (depth < open.length) stack.closeAbove(depth)
      // Forward: what Back has closed opens again
      else if (depth > open.length) stack.reopen(addresses.slice(open.filter((address) => address !== null).length))
    }
    window.addEventListener('popstate', onMoved)
    return () => window.removeEventListener('popstate', onMoved)
  }, [stack])

  return useCallback((path: string) => {
    destination.current = path
    soon.current()
  }, [])
}

/**
 * The entry that the browser shows now. Not the location of a render: the router updates that in a transition, which comes late
 * and may leave out an entry, so a step back could go unseen. `usr` is where the router keeps the state of an entry.
 */
function shownEntry(): HistoryEntry {
  const state = window.history.state as { usr?: { dialogs?: unknown } | null } | null
  const depth = state?.usr?.dialogs
  return { depth: typeof depth === 'number' ? depth : 0, addresses: new URLSearchParams(window.location.search).getAll(DIALOG) }
}

function searchOf({ addresses }: HistoryEntry): string {
  const parameters = new URLSearchParams(window.location.search)
  parameters.delete(DIALOG)
  for (const address of addresses) parameters.append(DIALOG, address)
  return parameters.toString()
}
