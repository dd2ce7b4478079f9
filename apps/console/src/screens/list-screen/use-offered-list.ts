import { isApiError } from '@smart-fire/api-client'
import { useCallback, useState } from 'react'

/**
 * A list as `usePagedList` loads it, and whether the platform has it: one that responds 404 does not offer the list, which is neither
 * a failure of the network nor an empty list (ADR 3).
 */
export function useOfferedList<Request, Page>(list: (request: Request, signal: AbortSignal) => Promise<Page>) {
  const [isOffered, setOffered] = useState(true)
  const load = useCallback(async (request: Request, signal: AbortSignal): Promise<Page> => {
    try {
      const page = await list(request, signal)
      setOffered(true)
      return page
    } catch (error) {
      setOffered(!(isApiError(error) && error.kind === 'notFound'))
      throw error
    }
  }, [list])
  return { load, isOffered }
}
