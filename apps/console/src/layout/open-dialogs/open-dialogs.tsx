import { AddressedDialog } from '@smart-fire/dialogs/addressed-dialog'
import { DialogHistoryContext } from '@smart-fire/ui'
import { createContext, useCallback, useContext, useEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType, type Location } from 'react-router'
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
  const location = useLocation()
  const [stack] = useState(() => createDialogStack(entryOf(location).addresses))
  const goAfterClosing = useHistoryOf(stack, location)
  return (
    <DialogHistoryContext.Provider value={stack}>
      <GoAfterClosingContext.Provider value={goAfterClosing}>
        {children}
        <ReopenedDialogs stack={stack} />
      </GoAfterClosingContext.Provider>
    </DialogHistoryContext.Provider>
  )
}

function ReopenedDialogs({ stack }: { stack: DialogStack }) {
  const reopened = useSyncExternalStore(stack.subscribe, stack.reopened)
  return reopened.map(({ key, address }) => <AddressedDialog key={key} address={address} onClose={() => stack.drop(key)} />)
}

/** Gives the function of `useGoAfterClosing`. */
function useHistoryOf(stack: DialogStack, location: Location): (path: string) => void {
  const navigate = useNavigate()
  const byBrowser = useNavigationType() === NavigationType.Pop
  const follow = useRef(() => {})
  const first = useRef(location)
  const here = useRef(entryOf(location))
  /** true from the call that goes back until the browser has gone back */
  const goingBack = useRef(false)
  const destination = useRef<string | null>(null)

  useEffect(() => {
    here.current = entryOf(location)
    follow.current = () => {
      if (goingBack.current) return
      const open = stack.addresses()
      for (const step of historySteps(open, here.current)) {
        if (step.type === 'back') {
          goingBack.current = true
          void navigate(-step.by)
        } else {
          here.current = step.entry
          void navigate({ search: searchOf(location, step.entry) }, { state: { dialogs: step.entry.depth }, replace: step.type === 'replace' })
        }
      }
      // `here` and not the location of this render, which follows a navigation late (the router updates it in a transition)
      if (destination.current === null || open.length > 0 || here.current.depth > 0) return
      const path = destination.current
      destination.current = null
      void navigate(path)
    }
  }, [stack, location, navigate])

  // later than the event: one dialog may replace another, and a dialog that was to be closed may ask first
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const soon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => follow.current())
    }
    soon()
    const unsubscribe = stack.subscribe(soon)
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [stack, location])

  useEffect(() => {
    if (!byBrowser || location === first.current) return
    if (goingBack.current) {
      goingBack.current = false
      return
    }
    const { depth, addresses } = entryOf(location)
    const open = stack.addresses()
    if (depth < open.length) stack.closeAbove(depth)
    // Forward: what Back has closed opens again
    else if (depth > open.length) stack.reopen(addresses.slice(open.filter((address) => address !== null).length))
  }, [stack, location, byBrowser])

  return useCallback((path: string) => {
    destination.current = path
    setTimeout(() => follow.current())
  }, [])
}

function entryOf({ search, state }: Location): HistoryEntry {
  const depth = (state as { dialogs?: unknown } | null)?.dialogs
  return { depth: typeof depth === 'number' ? depth : 0, addresses: new URLSearchParams(search).getAll(DIALOG) }
}

function searchOf({ search }: Location, { addresses }: HistoryEntry): string {
  const parameters = new URLSearchParams(search)
  parameters.delete(DIALOG)
  for (const address of addresses) parameters.append(DIALOG, address)
  return parameters.toString()
}
