import { chakra } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import * as catalogue from '../overview.messages'
import { Card } from './card'

/** The card of inspections around its figures, or around what stands there until they are known. */
export function InspectionFrame({ children }: { children: ReactNode }) {
  const words = useMessages(catalogue).inspection
  return <Card title={words.title} aside={<chakra.span color="accent.fg"><Link to="/inspectionManagement/inspectionRecord">{words.see}</Link></chakra.span>}>{children}</Card>
}
