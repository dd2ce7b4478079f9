import type { User } from '@smart-fire/api-client/administration'
import { logs, type UserSession } from '@smart-fire/api-client/logs'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { Button, type Column, ConfirmDialog, formatDateTime, NO_VALUE, PagedTable, SlidePanel, StatusBadge, WarningBar } from '@smart-fire/ui'
import { useMemo, useState } from 'react'
import { choiceName, fieldName, LoadedArea, useLoaded, useRights, useWhyNot, type PanelProps } from '../../../screens'
import * as sessionWords from '../logs/sessions.messages'
import * as catalogue from './sessions-panel.messages'

const MOST_ROWS = 50

/** What is to be ended: one session, or all of the user. */
type Ending = UserSession | 'all'

/** The panel of a user: where this person is signed in, and signing out by force, one session or all (screens.md, userManager). */
export function SessionsPanel({ row, onClose }: PanelProps<User>) {
  const words = useMessages(catalogue)
  const client = useClient()
  const mayEnd = useRights('adminSys/userManager')('btn_signout')
  const [ending, setEnding] = useState<Ending | null>(null)
  const query = useMemo(() => ({ userId: row.id }), [row.id])
  const loaded = useLoaded({ load: ({ userId }, signal) => client.with(logs).sessions.list({ userId, page: 1, limit: MOST_ROWS }, signal), query })
  const name = row.name ?? row.username ?? row.id
  // one that could not be read may be another one
  const others = loaded.value !== null && (loaded.value.dropped > 0 || loaded.value.rows.some(({ own }) => !own))
  return (
    <SlidePanel
      open onClose={onClose} title={words.title(name)} subtitle={row.username ?? undefined}
      footer={mayEnd && others ? <Button variant="danger" onClick={() => setEnding('all')}>{words.endAll}</Button> : undefined}
    >
      <LoadedArea loaded={loaded} name={words.sessions}>
        {({ rows, total, dropped }) => (
          <>
            {total > rows.length + dropped ? <WarningBar>{words.more(rows.length, total)}</WarningBar> : null}
            <Sessions rows={rows} unread={dropped} onEnd={mayEnd ? setEnding : null} />
          </>
        )}
      </LoadedArea>
      {ending === null ? null : (
        <EndQuestion
          user={row} name={name} ending={ending} hasOwn={loaded.value?.rows.some(({ own }) => own) === true}
          onClose={() => {
            setEnding(null)
            loaded.refresh()
          }}
        />
      )}
    </SlidePanel>
  )
}

const nameOf = ({ address, browser, system, id }: UserSession) => [address, browser, system].filter(Boolean).join(' · ') || id

interface SessionsProps {
  rows: readonly UserSession[]
  /** how many more there are, which could not be read */
  unread: number
  onEnd: ((session: UserSession) => void) | null
}

function Sessions({ rows, unread, onEnd }: SessionsProps) {
  const words = useMessages(catalogue)
  const fields = useMessages(sessionWords)
  const columns = useMemo((): Column<UserSession>[] => {
    const header = (id: 'state' | 'address' | 'browser' | 'system' | 'since') => ({ id, header: fieldName(fields, id) })
    return [
      { ...header('state'), width: 110, cell: ({ state }) => <StatusBadge tone={state === 'valid' ? 'normal' : 'notEnabled'} size="sm">{choiceName(fields, 'state', state)}</StatusBadge> },
      { ...header('address'), width: 160, cell: ({ address }) => address ?? NO_VALUE },
      { ...header('browser'), wrap: true, cell: ({ browser }) => browser ?? NO_VALUE },
      { ...header('system'), wrap: true, cell: ({ system }) => system ?? NO_VALUE },
      { ...header('since'), width: 172, numeric: true, cell: ({ since }) => formatDateTime(since) },
      {
        id: 'act', header: words.act, width: 110,
        cell: (session) => {
          if (session.own) return words.own
          return onEnd === null ? NO_VALUE : <Button size="sm" variant="ghost" aria-label={words.endOne(nameOf(session))} onClick={() => onEnd(session)}>{words.end}</Button>
        },
      },
    ]
  }, [words, fields, onEnd])
  return (
    <PagedTable
      label={words.sessions} fill={false} columns={columns} rows={rows} rowKey={({ id }) => id} state={rows.length === 0 ? 'empty' : 'ready'} emptyText={words.none}
      droppedText={unread > 0 ? words.unread(unread) : undefined}
    />
  )
}

function EndQuestion({ user, name, ending, hasOwn, onClose }: { user: User; name: string; ending: Ending; hasOwn: boolean; onClose: () => void }) {
  const words = useMessages(catalogue)
  const client = useClient()
  const whyNot = useWhyNot()
  const [{ busy, error }, setState] = useState<{ busy: boolean; error?: string }>({ busy: false })
  const run = async () => {
    setState({ busy: true })
    try {
      const { sessions } = client.with(logs)
      await (ending === 'all' ? sessions.endAll(user.id) : sessions.end(ending.id))
      onClose()
    } catch (problem) {
      setState({ busy: false, error: whyNot(problem, words.noResponse) })
    }
  }
  const label = ending === 'all' ? words.endAll : words.end
  return (
    <ConfirmDialog open danger title={label} confirmText={label} busy={busy} error={error} onClose={onClose} onConfirm={() => void run()}>
      {ending !== 'all' ? words.questionOne(nameOf(ending)) : hasOwn ? words.questionOwn : words.questionAll(name)}
    </ConfirmDialog>
  )
}
