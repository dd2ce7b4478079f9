import { isApiError } from '@smart-fire/api-client'
import type { InspectionWorkCalls, LabelledFacility } from '@smart-fire/api-client/inspection-work'
import { useEffect, useState } from 'react'
import type { Link } from './use-device'

/** What the server says of a label. `asking`: no answer yet; `unreached`: it could not be asked; `unknown`: no facility has the label. */
export type LabelAnswer = LabelledFacility | 'asking' | 'unreached' | 'unknown'

/** Asks the server about a label, and again when there is a connection after it could not be asked. Null: there is nothing to ask. */
export function useLabel(work: Pick<InspectionWorkCalls, 'ofLabel'>, number: string | null, link: Link): LabelAnswer | null {
  const [answer, setAnswer] = useState<{ number: string; of: LabelAnswer } | null>(null)
  const own = answer !== null && answer.number === number ? answer.of : 'asking'
  const isKnown = typeof own === 'object' || own === 'unknown'
  useEffect(() => {
    if (number === null || isKnown) return
    const gone = new AbortController()
    const keep = (of: LabelAnswer) => (gone.signal.aborted ? undefined : setAnswer({ number, of }))
    work.ofLabel(number, gone.signal).then(keep, (error: unknown) => keep(isApiError(error) && error.kind === 'notFound' ? 'unknown' : 'unreached'))
    return () => gone.abort()
  }, [work, number, link, isKnown])
  return number === null ? null : own
}
