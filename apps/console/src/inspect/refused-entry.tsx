import { useRef, useState } from 'react'
import { factsOf, type KeptEntry } from './device-store'
import type { Words } from './inspect.messages'
import { Question } from './question'
import { shortTime } from './short-time'

interface RefusedEntryProps {
  words: Words
  kept: KeptEntry
  /** both reject when the store of the phone does not take the change */
  onSendAgain: () => Promise<void>
  onDiscard: () => Promise<void>
}

/** What the server does not take, with the reason: a person sends it again, or discards it after a question that names what is lost. */
export function RefusedEntry({ words, kept, onSendAgain, onDiscard }: RefusedEntryProps) {
  const { number } = factsOf(kept)
  const [isAsked, setAsked] = useState(false)
  const [isUnchanged, setUnchanged] = useState(false)
  const discard = useRef<HTMLButtonElement>(null)
  const keep = () => {
    setAsked(false)
    discard.current?.focus()
  }
  const change = async (write: () => Promise<void>) => {
    setUnchanged(false)
    try {
      await write()
    } catch {
      setUnchanged(true)
    }
  }
  return (
    <li>
      {number}: {reasonOf(kept, words)}{' '}
      <button type="button" onClick={() => void change(onSendAgain)}>{words.sendAgain}</button>{' '}
      <button type="button" ref={discard} aria-expanded={isAsked} onClick={() => setAsked(true)}>{words.discard}</button>
      {isAsked ? (
        <Question
          title={words.discardTitle(number)} text={words.lostForGood(lostOf(kept, words))} keep={words.keepEntry} lose={words.discardForGood} onKeep={keep} onLose={() => { keep(); void change(onDiscard) }}
        />
      ) : null}
      {isUnchanged ? <p role="alert">{words.notChanged}</p> : null}
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
