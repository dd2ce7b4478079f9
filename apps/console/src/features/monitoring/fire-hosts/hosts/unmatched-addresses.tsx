import { Text } from '@chakra-ui/react'
import { isApiError } from '@smart-fire/api-client'
import { fireHosts, type FireHost, type UnmatchedAddress } from '@smart-fire/api-client/fire-hosts'
import { useClient, useMessages, useNotify } from '@smart-fire/dialogs/provider'
import { Button, formatDateTime, NO_VALUE, PagedTable, StatusBadge, WarningBar } from '@smart-fire/ui'
import { useMemo, useState } from 'react'
import { LoadedArea, ScreenForm, useLoaded, useRights } from '../../../../screens'
import { pointForm } from '../points/point-form'
import * as pointWords from '../points/points.messages'
import * as catalogue from './host-panel.messages'
import type { HostPanelMessages } from './host-panel.messages'

/** The reported addresses of a host that no point has, the latest first. A user with the right to add points can add them here. */
export function UnmatchedAddresses({ host }: { host: FireHost }) {
  const words = useMessages(catalogue)
  const client = useClient()
  const notify = useNotify()
  const mayAdd = useRights('fireMainframe/fireRelation')('btn_add')
  const [registered, setRegistered] = useState<UnmatchedAddress | null>(null)
  const loaded = useLoaded({
    load: (of, signal) => client.with(fireHosts).points.unmatched(of.id, signal).then((read) => ({ ...read, isKnown: true }), withoutList),
    query: { id: host.id },
    isEmpty: ({ rows, dropped, isKnown }) => isKnown && rows.length === 0 && dropped === 0,
  })
  const columns = useMemo(() => columnsOf(words, mayAdd ? setRegistered : null), [words, mayAdd])
  return (
    <>
      <LoadedArea loaded={loaded} name={words.unmatched} emptyText={words.none} compact>
        {({ rows, dropped, total, isKnown }) => (isKnown ? (
          <>
            <Text mb="3" fontSize="sm">{words.unmatchedExplained}</Text>
            {dropped > 0 ? <WarningBar>{words.unreadable(dropped)}</WarningBar> : null}
            <PagedTable label={words.unmatched} fill={false} columns={columns} rows={rows} rowKey={({ id }) => id} state="ready" emptyText={words.none} />
            {total > rows.length + dropped ? <Text mt="2" fontSize="sm" color="fg.muted">{words.moreUnmatched(rows.length)}</Text> : null}
          </>
        ) : <Text color="fg.muted">{words.notHere}</Text>)}
      </LoadedArea>
      {registered === null ? null : (
        <Register key={registered.id} host={host} address={registered} onClose={() => setRegistered(null)} onSaved={() => {
          setRegistered(null)
          notify({ tone: 'success', text: words.registered(registered.loop ?? '', registered.address ?? '') })
          loaded.refresh()
        }} />
      )}
    </>
  )
}

function withoutList(error: unknown): { rows: UnmatchedAddress[]; dropped: number; total: number; isKnown: boolean } {
  if (isApiError(error) && error.kind === 'notFound') return { rows: [], dropped: 0, total: 0, isKnown: false }
  throw error
}

function columnsOf(words: HostPanelMessages, register: ((address: UnmatchedAddress) => void) | null) {
  const shown = [
    { id: 'loop', header: words.loop, cell: ({ loop }: UnmatchedAddress) => loop ?? NO_VALUE },
    { id: 'address', header: words.address, cell: ({ address }: UnmatchedAddress) => address ?? NO_VALUE },
    { id: 'event', header: words.event, wrap: true, cell: ({ alarmType, hasAlarm }: UnmatchedAddress) => <>{alarmType ?? NO_VALUE} {hasAlarm ? <StatusBadge tone="alarm" size="sm">{words.alarm}</StatusBadge> : null}</> },
    { id: 'reports', header: words.reports, numeric: true, cell: ({ reports }: UnmatchedAddress) => (reports === null ? NO_VALUE : String(reports)) },
    { id: 'lastAt', header: words.lastAt, cell: ({ lastAt }: UnmatchedAddress) => formatDateTime(lastAt) },
  ]
  if (register === null) return shown
  const act = (address: UnmatchedAddress) => (
    <Button size="sm" variant="ghost" aria-label={words.registerOne(address.loop ?? '', address.address ?? '')} onClick={() => register(address)}>{words.register}</Button>
  )
  return [...shown, { id: 'act', header: words.act, cell: act }]
}

interface RegisterProps {
  host: FireHost
  address: UnmatchedAddress
  onClose: () => void
  onSaved: () => void
}

/** The form of a new point, with the host, the loop and the address that were reported. */
function Register({ host, address, onClose, onSaved }: RegisterProps) {
  const words = useMessages(catalogue)
  const points = useMessages(pointWords)
  const client = useClient()
  const { loop, address: number } = address
  const declaration = useMemo(() => ({
    ...pointForm,
    start: { fireHostId: host.id, ...(loop === null ? {} : { loop }), ...(number === null ? {} : { address: number }), ...(host.buildingId === null ? {} : { buildingId: host.buildingId }) },
  }), [host, loop, number])
  const calls = useMemo(() => ({
    load: async () => null,
    // the input was made by the schema of the form
    save: ({ input }: { input: unknown }, signal: AbortSignal) => client.with(fireHosts).points.add(input as Parameters<ReturnType<typeof fireHosts.calls>['points']['add']>[0], signal),
  }), [client])
  return <ScreenForm declaration={declaration} words={points} id={null} title={words.registerOne(loop ?? '', number ?? '')} calls={calls} onClose={onClose} onSaved={onSaved} />
}
