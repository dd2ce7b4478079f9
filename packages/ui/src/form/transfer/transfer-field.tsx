'use client'
import { useState } from 'react'
import { LiveRegion } from '../../components/a11y/live-region'
import { Button } from '../../components/button/button'
import { Spinner } from '../../components/button/spinner'
import type { FieldTexts } from '../../components/field/field'
import { useUiLocale } from '../../locale/ui-locale'
import { matchingOptions, MOST_SHOWN, searchesRemotely, type ComboOption } from '../combo/combo-options'
import type { ComboSource } from '../combo/use-combo'
import { useRemoteSearch, type Found } from '../combo/use-remote-search'
import { FieldGroup } from '../field-group'
import { useFormWords } from '../use-form-words'
import { TransferColumn } from './transfer-column'

export interface TransferFieldProps extends FieldTexts, ComboSource {
  value: readonly string[]
  onChange: (value: readonly string[]) => void
  /** Labels of members that `search` has not returned yet. */
  known?: readonly ComboOption[] | undefined
  /** 可添加 and 已添加 by default. */
  candidatesTitle?: string | undefined
  membersTitle?: string | undefined
  disabled?: boolean | undefined
  readOnly?: boolean | undefined
  name?: string | undefined
}

/** Members of something, for instance the users of a role: candidates at the left, members at the right. */
export function TransferField(props: TransferFieldProps) {
  const { value, onChange, options = [], search, known = [], candidatesTitle, membersTitle, disabled = false, readOnly = false, name, ...group } = props
  const words = useFormWords()
  const [seen, setSeen] = useState<readonly ComboOption[]>([])
  const [text, setText] = useState('')
  const [memberText, setMemberText] = useState('')
  const [announced, setAnnounced] = useState('')
  const isRemote = searchesRemotely(props.options, search)
  const remote = useRemoteSearch(search, text, isRemote && !readOnly)
  const found: Found = isRemote ? remote.found : { name: 'ready', options: matchingOptions(options, text) }
  const chosen = new Set(value)
  const candidates = found.name === 'ready' ? found.options.filter((option) => !chosen.has(option.value)) : []
  // by value: with thousands of members a search of each among all options would take seconds
  const optionOf = new Map([...seen, ...options, ...known].map((option) => [option.value, option]))
  const members = value.map((each) => optionOf.get(each) ?? { value: each, label: each })
  const shownMembers = matchingOptions(members, memberText)

  const namesOf = (moved: readonly ComboOption[]) => moved.map((option) => option.label).join(words.between)
  const add = (added: readonly ComboOption[]) => {
    const next = [...value, ...added.map((option) => option.value)]
    setSeen([...seen, ...added])
    setAnnounced(words.added(namesOf(added), next.length))
    onChange(next)
  }
  const remove = (removed: readonly ComboOption[]) => {
    const gone = new Set(removed.map((option) => option.value))
    const next = value.filter((each) => !gone.has(each))
    setAnnounced(words.removed(namesOf(removed), next.length))
    onChange(next)
  }
  return (
    <FieldGroup {...group} name={name}>
      <div className="fs-transfer" data-single={readOnly || undefined}>
        {readOnly ? null : (
          <TransferColumn
            side="candidates" title={candidatesTitle ?? words.candidates} count={isRemote ? null : candidates.length} text={text} onSearch={setText}
            options={candidates.slice(0, MOST_SHOWN)} note={<CandidatesNote found={found} count={candidates.length} onRetry={remote.retry} />} disabled={disabled} onMove={add}
          />
        )}
        <TransferColumn
          side="members" title={membersTitle ?? words.members} count={value.length} text={memberText} onSearch={setMemberText}
          options={shownMembers} note={shownMembers.length === 0 ? <p className="fs-options-note">{value.length === 0 ? words.noMembers : words.nothingFound}</p> : null}
          disabled={disabled} onMove={readOnly ? undefined : remove}
        />
      </div>
      <LiveRegion>{announced}</LiveRegion>
    </FieldGroup>
  )
}

function CandidatesNote({ found, count, onRetry }: { found: Found; count: number; onRetry: () => void }) {
  const words = useFormWords()
  const { messages } = useUiLocale()
  if (found.name === 'loading') return <p className="fs-options-note"><Spinner size={14} />{words.searching}</p>
  if (found.name === 'failed') return <p className="fs-options-note" data-failed="" role="alert">{words.searchFailed}<Button size="sm" onClick={onRetry}>{messages.retry}</Button></p>
  if (count > MOST_SHOWN) return <p className="fs-options-note">{words.moreOptions(MOST_SHOWN)}</p>
  return count === 0 ? <p className="fs-options-note">{words.nothingFound}</p> : null
}
