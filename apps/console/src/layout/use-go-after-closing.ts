import { useCallback, useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/**
 * Goes to a path once no dialog is open any more. A dialog has an entry in the history, which the browser leaves after the dialog has
 * closed: a navigation before that moment would be undone by it (domain 29).
 */
export function useGoAfterClosing(isOpen: boolean): (path: string) => void {
  const navigate = useNavigate()
  const history = useLocation().state as { dialogs?: number } | null
  const [path, setPath] = useState<string | null>(null)
  const openDialogs = history?.dialogs ?? 0
  useEffect(() => {
    if (path === null || isOpen || openDialogs > 0) return
    setPath(null)
    void navigate(path)
  }, [path, isOpen, openDialogs, navigate])
  return useCallback((to: string) => setPath(to), [])
}
