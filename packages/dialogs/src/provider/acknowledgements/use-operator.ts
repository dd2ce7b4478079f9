import { createContext, useContext, useMemo } from 'react'
import { createAcknowledgements, memoryAcknowledgements, type AcknowledgementStore, type Acknowledgements } from './acknowledgements'

/** The operator of this page, and that person's acknowledgements. */
export interface Operator {
  /** null if the provider was given no `alarms` */
  userId: string | null
  acknowledgements: Acknowledgements
}

export const OperatorContext = createContext<Operator | null>(null)

export function useOperatorOf(userId: string | undefined, store: AcknowledgementStore | undefined): Operator {
  return useMemo(() => {
    const kept = store ?? memoryAcknowledgements()
    return { userId: userId ?? null, acknowledgements: createAcknowledgements(kept, Date.now) }
  }, [userId, store])
}

/** The operator of the provider around the component; for the alarm feed. */
export function useOperator(): Operator {
  const operator = useContext(OperatorContext)
  if (operator === null) throw new Error('Put <SmartFireProvider> around this component')
  return operator
}
