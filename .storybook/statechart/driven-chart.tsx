import { useId, useRef, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { canonicalStory, openingStory } from '../blocks/canonical-story'
import { type StateStory, workbenchLink } from '../blocks/state-stories'
import { WhenSeen } from '../blocks/when-seen'
import { SWITCH_KEY, useInvitedFocus } from '../live/invited-focus'
import { LiveDialog } from '../live/live-dialog'
import { useLiveStates } from '../live/live-states'
import { enteredPaths } from './event-target'
import { Statechart } from './statechart'
import { useChartWords } from './use-chart-words'
import { useFollowedEvent } from './use-followed-event'
import './driven-chart.css'

interface DrivenChartProps {
  machine: AnyStateMachine
  stories: StateStory[]
}

/**
 * The charts of a machine beside a running dialog. A state brings the dialog into this state; an event is sent to the dialog, or the chart
 * says why not. The states in which the dialog is now are marked, also while a person uses it.
 */
export function DrivenChart({ machine, stories }: DrivenChartProps) {
  const name = useFrameName(machine.id)
  const words = useChartWords()
  const live = useLiveStates(machine.id, name)
  const [asked, setAsked] = useState(() => openingStory(stories, enteredPaths(machine.root)))
  const [isSeen, setSeen] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const charts = useRef<HTMLDivElement>(null)
  const { enter, onLoad } = useInvitedFocus(frame, charts)
  const show = (path: string) => {
    const story = canonicalStory(stories, path)
    return story && (() => setAsked({ ...story }))
  }
  const { follow, result, forget } = useFollowedEvent({ machine, live, frame, show })
  const picker = (path: string) => {
    const pick = show(path)
    return pick && (() => {
      forget()
      pick()
    })
  }
  return (
    <div className="driven-chart" onKeyDown={({ key }) => (key === SWITCH_KEY ? enter() : undefined)}>
      <div ref={charts}>
        <Statechart machine={machine} live={live} picker={picker} follow={follow} />
      </div>
      {asked && (
        <figure className="driven-dialog">
          <figcaption>
            <span><strong>{words.live(asked.name)}</strong> · <a href={workbenchLink(asked) ?? ''} target="_top">{words.openStory}</a></span>
            <span>{words.noteStates} {words.noteEvents} {words.noteOwn} <kbd>{SWITCH_KEY}</kbd> {words.noteKeys}</span>
            <NowIn states={live} />
            <span role="status" className="driven-result" data-sent={result.isSent || undefined}>{result.text}</span>
          </figcaption>
          <div className="driven-screen">
            {isSeen ? <LiveDialog frame={frame} name={name} title={words.live(machine.id)} asked={asked} onLoad={onLoad} /> : <WhenSeen height="100%" onSeen={() => setSeen(true)} />}
          </div>
        </figure>
      )}
    </div>
  )
}

/** The states of the dialog in words. Only those that it has entered are announced. */
function NowIn({ states }: { states: string[] }) {
  const words = useChartWords()
  const [before, setBefore] = useState<string[]>([])
  const [entered, setEntered] = useState<string[]>([])
  if (before.join() !== states.join()) {
    setBefore(states)
    setEntered(states.filter((state) => !before.includes(state)))
  }
  return (
    <>
      <span className="driven-now">{words.now} {states.length === 0 ? '…' : states.map((state) => <code key={state}>{state}</code>)}</span>
      <span role="status" className="driven-entered">{entered.length === 0 ? '' : words.entered(entered.join(', '))}</span>
    </>
  )
}

/** A name that no other frame has, in this tab or another one. */
function useFrameName(machine: string): string {
  const id = useId()
  const [page] = useState(() => Math.random().toString(36).slice(2))
  return `${machine} ${id} ${page}`
}
