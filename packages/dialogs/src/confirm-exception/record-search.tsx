import { useEffect, useState } from 'react'
import { useClient, type RecordRef } from '../provider'
import { decisionOf, handledRow, unhandledRow, useRecordLookup } from '../provider/internal'
import { provideCalls } from '../regions/machine-calls'
import { useLatest } from '../shared/use-latest'
import { Confirmation } from './confirmation'
import { FindRecordActor } from './find-record.actor'
import { findRecordMachine } from './find-record.machine'
import { FindRecordView } from './find-record.view'

interface RecordSearchProps {
  record: RecordRef
  onClose: (isHandled: boolean) => void
}

/** Finds the record that the host has named by kind and id, and then confirms it. */
export function RecordSearch({ record: { kind, id }, onClose }: RecordSearchProps) {
  const { abnormalRecords } = useClient()
  const findOpen = useRecordLookup()
  const [logic] = useState(() =>
    provideCalls(findRecordMachine, {
      find: async (ref, signal) => findOpen(ref) ?? (await unhandledRow(abnormalRecords, ref, signal)) ?? handledRow(abnormalRecords, ref, signal),
    }),
  )
  return (
    <FindRecordActor.Provider logic={logic} options={{ input: { ref: { kind, id } } }}>
      <Callbacks onClose={() => onClose(false)} />
      <FindRecordView>
        {(found) => <Confirmation record={found} decision={found.handled ? decisionOf(found) : null} onClose={onClose} />}
      </FindRecordView>
    </FindRecordActor.Provider>
  )
}

function Callbacks({ onClose }: { onClose: () => void }) {
  const actor = FindRecordActor.useActorRef()
  const latest = useLatest(onClose)
  useEffect(() => {
    const closing = actor.on('close', () => latest.current())
    return () => closing.unsubscribe()
  }, [actor, latest])
  return null
}
