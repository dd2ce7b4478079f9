import { useId, useRef, useState } from 'react'
import { factsOf, type KeptEntry } from './device-store'
import type { Words } from './inspect.messages'
import { shortTime } from './short-time'

interface RefusedEntryProps {
  words: Words
  kept: KeptEntry
  onSendAgain: () => void
  onDiscard: () => void
}

/** What the server does not take, with the reason: a person sends it again, or discards it after a question that names what is lost. */
export function RefusedEntry({ words, kept, onSendAgain, onDiscard }: RefusedEntryProps) {
  const { number } = factsOf(kept)
  const [isAsked, setAsked] = useState(false)
  const discard = useRef<HTMLButtonElement>(null)
  const titleId = useId()
  const textId = useId()
  const keep = () => {
    setAsked(false)
    discard.current?.focus()
  }
  return (
    <li>
      {number}: {reasonOf(kept, words)}{' '}
      <button type="button" onClick={onSendAgain}>{words.sendAgain}</button>{' '}
      <button type="button" ref={discard} aria-expanded={isAsked} onClick={() => setAsked(true)}>{words.discard}</button>
      {isAsked ? (
        <div className="question" role="alertdialog" aria-labelledby={titleId} aria-describedby={textId} onKeyDown={({ key }) => { if (key === 'Escape') keep() }}>
          <h2 id={titleId}>{words.discardTitle(number)}</h2>
          <p id={textId}>{words.lostForGood(lostOf(kept, words))}</p>
          {/* the focus begins on the answer that loses nothing */}
          <button type="button" autoFocus onClick={keep}>{words.keepEntry}</button>{' '}
          <button type="button" onClick={onDiscard}>{words.discardForGood}</button>
        </div>
      ) : null}
    </li>
  )
}

function reasonOf({ refusal, refusedAs }: KeptEntry, words: Words): string {
  return refusal || (refusedAs ? words.refusedAs[refusedAs] : words.noReason)
}

function lostOf({ result, skip }: KeptEntry, words: Words): string {
  if (skip) return words.lostSkip(shortTime(skip.skippedAt), skip.reason)
  const { inspectedAt, items, photos, problem } = result
  return words.lostCheck(shortTime(inspectedAt), items.length, photos.length) + (problem ? words.lostProblem(problem) : '')
}
