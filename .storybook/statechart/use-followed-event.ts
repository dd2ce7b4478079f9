import { type RefObject, useEffect, useRef, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { tellFrame } from '../live/frame-channel'
import { SEND_EVENT, type SendRequest, type SendResult } from '../live/sent-event'
import type { ChartEvent } from './chart-model'
import { isIn, leafEntered } from './event-target'
import { useChartWords } from './use-chart-words'

interface Driven {
  machine: AnyStateMachine
  /** the states in which the dialog is now */
  live: readonly string[]
  frame: RefObject<HTMLIFrameElement | null>
  /** shows the story of a state; null when there is none */
  show: (path: string) => (() => void) | null
}

/** What was done with an event, in words. */
interface FollowedResult {
  text: string
  isSent: boolean
}

const NOTHING: FollowedResult = { text: '', isSent: false }

/**
 * Follows an event of a chart: sends it to the running dialog when its present state can take it. An event that cannot be sent leads to the
 * story of its target instead. `result` says what was done, `forget` empties it.
 */
export function useFollowedEvent({ machine, live, frame, show }: Driven) {
  const words = useChartWords()
  const [result, setResult] = useState(NOTHING)
  const pending = useRef<SendRequest | null>(null)
  // a frame that loads its document again forgets the request: it is told once more when its machine reports
  useEffect(() => tell(frame.current, pending.current), [frame, live])
  const forget = () => {
    pending.current = null
    setResult(NOTHING)
  }
  const refuse = (text: string) => setResult({ text, isSent: false })
  const lead = (event: ChartEvent, why: keyof typeof words.notSent) => {
    const said = words.notSent[why](event.words)
    if (event.to === null) return refuse(said)
    const target = leafEntered(machine.root, event.to)
    const pick = show(target)
    pick?.()
    refuse(`${said} ${pick ? words.shownInstead(target) : words.noStory(target)}`)
  }
  /** what the states after an event tell that is not expected from its arrow */
  const effectOf = (states: readonly string[], to: string | null) => {
    if (to === null) return states.join() === live.join() ? words.stayed : ''
    return isIn(machine.root, states, to) ? '' : words.ledElsewhere(to)
  }
  const follow = (event: ChartEvent) => {
    const { words: name, event: type, from, to } = event
    forget()
    if (!isIn(machine.root, live, from)) return refuse(words.notIn(name, from))
    if (isOwn(type)) return lead(event, 'own')
    const done = (sent: SendResult) => {
      if (pending.current !== request) return // another one was chosen meanwhile
      pending.current = null
      if (!sent.isSent) return lead(event, sent.why)
      setResult({ text: [words.sent(type, sent.contents), effectOf(sent.states, to)].filter(Boolean).join(' '), isSent: true })
    }
    const request: SendRequest = { machine: machine.id, event: type, from, to, done }
    pending.current = request
    tell(frame.current, request)
  }
  return { follow, result, forget }
}

function tell(frame: HTMLIFrameElement | null, request: SendRequest | null): void {
  if (frame && request) tellFrame(frame, SEND_EVENT, request)
}

/** Whether a machine sends this event itself: the result of a call, the end of a delay or of inner states, a transition without an event. */
function isOwn(type: string): boolean {
  return type === '' || type.startsWith('xstate.')
}
