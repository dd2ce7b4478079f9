import { LiveRegion, type PagedTableHandle } from '@smart-fire/ui'
import { Flex } from '@smart-fire/ui/layout'
import { useRef } from 'react'
import { useMessages } from '../../provider'
import { en, zhCN } from '../exception-list.messages'
import { useKeptFocus } from '../use-kept-focus'
import { useTriage } from '../use-triage'
import { RecordTable } from './record-table'
import { TriageBar } from './triage-bar'

/** The list and the keys that judge its rows; the keys work only while the focus is in here (WCAG 2.1.4). */
export function TriageArea() {
  const { triage } = useMessages({ zhCN, en })
  const table = useRef<PagedTableHandle>(null)
  const area = useRef<HTMLDivElement>(null)
  const kept = useKeptFocus(area, table)
  const { announcement, onKeyDown, onUndo } = useTriage(table)
  return (
    <Flex
      ref={area}
      role="group"
      aria-label={triage.area}
      tabIndex={-1}
      direction="column"
      flex="1"
      minHeight="0"
      gap="2"
      outline="none"
      onKeyDown={onKeyDown}
      {...kept}
    >
      <Flex direction="column" flex="1" minHeight="0" gap="3">
        <RecordTable handle={table} />
      </Flex>
      <TriageBar onUndo={onUndo} />
      <LiveRegion>{announcement}</LiveRegion>
    </Flex>
  )
}
