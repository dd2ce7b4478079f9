import type { SystemSection } from '../sections'
import { RealtimePage } from './realtime-page'

/** The page of one section, for the route table. */
export const realtimePageOf = (section: SystemSection) => function RealtimeOfSection() {
  return <RealtimePage section={section} />
}
