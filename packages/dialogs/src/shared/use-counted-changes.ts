import type { AbnormalRecord } from '@smart-fire/api-client'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type PlaceFilter, useAlarmClient, useAlarms, useFirstAnswer } from '../provider'
import { createChangeGate } from './change-gate'

const REFRESH_PAUSE_MS = 500

/**
 * Numbers what happens at a place and tells the newest number, coalesced; nothing without an alarm link.
 * `filter` is the place for alarms, `isHere` the same place for records; `tell` is read once.
 */
export function useCountedChanges(
  filter: PlaceFilter,
  isHere: (record: AbnormalRecord) => boolean,
  tell: (change: number) => void,
): void {
  const changes = useRef(0)
  const [gate] = useState(() => createChangeGate(() => tell(changes.current), REFRESH_PAUSE_MS))
  const changed = useCallback(() => {
    changes.current += 1
    gate.change()
  }, [gate])
  useEffect(() => () => gate.stop(), [gate])
  useAlarms(filter, changed)
  useFirstAnswer(filter, changed)
  useEnded(useAlarmClient().records.filter(isHere).length, changed)
}

/** A verdict or a recovery ends a record without a new alarm; a new record comes with one. */
function useEnded(open: number, changed: () => void): void {
  const before = useRef(open)
  useEffect(() => {
    if (open < before.current) changed()
    before.current = open
  }, [open, changed])
}
