import { useId, useRef, useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { canonicalStory, openingStory } from '../blocks/canonical-story'
import { type StateStory, workbenchLink } from '../blocks/state-stories'
import { WhenSeen } from '../blocks/when-seen'
import { SWITCH_KEY, useInvitedFocus } from '../live/invited-focus'
import { LiveDialog } from '../live/live-dialog'
import { useLiveStates } from '../live/live-states'
import { enteredPaths, isIn, leafEntered } from './event-target'
import type { PlacedArrow } from './layout'
import { Statechart } from './statechart'
import './driven-chart.css'

interface DrivenChartProps {
  machine: AnyStateMachine
  stories: StateStory[]
}

/**
 * The charts of a machine beside a running dialog. A state brings the dialog into this state; an event brings it into the state to which
 * the event leads, and one that cannot happen now says so. The states in which the dialog is now are marked, also while a person uses it.
 */
export function DrivenChart({ machine, stories }: DrivenChartProps) {
  const name = useFrameName(machine.id)
  const live = useLiveStates(machine.id, name)
  const [asked, setAsked] = useState(() => openingStory(stories, enteredPaths(machine.root)))
  const [refused, setRefused] = useState('')
  const [isSeen, setSeen] = useState(false)
  const frame = useRef<HTMLIFrameElement>(null)
  const charts = useRef<HTMLDivElement>(null)
  const { enter, onLoad } = useInvitedFocus(frame, charts)
  const picker = (path: string) => {
    const story = canonicalStory(stories, path)
    return story && (() => {
      setRefused('')
      setAsked({ ...story })
    })
  }
  const follow = ({ from, to, label }: PlacedArrow) => {
    const name = label?.lines.join(', ') ?? ''
    if (!isIn(machine.root, live, from)) return setRefused(`${name} cannot happen now: the dialog is not in ${from}.`)
    const pick = picker(leafEntered(machine.root, to))
    return pick ? pick() : setRefused(`${name} leads to ${to}, which no story shows.`)
  }
  return (
    <div className="driven-chart" onKeyDown={({ key }) => (key === SWITCH_KEY ? enter() : undefined)}>
      <div ref={charts}>
        <Statechart machine={machine} live={live} picker={picker} follow={follow} />
      </div>
      {asked && (
        <figure className="driven-dialog">
          <figcaption>
            <span><strong>Live: {asked.name}</strong> · <a href={workbenchLink(asked) ?? ''} target="_top">open the story</a></span>
            <span>A state of the chart brings it into this state, an event into the state to which it leads from now. <kbd>{SWITCH_KEY}</kbd> goes into the dialog and back.</span>
            <NowIn states={live} />
            <span role="status" className="driven-refused">{refused}</span>
          </figcaption>
          <div className="driven-screen">
            {isSeen ? <LiveDialog frame={frame} name={name} title={`Live: ${machine.id}`} asked={asked} onLoad={onLoad} /> : <WhenSeen height="100%" onSeen={() => setSeen(true)} />}
          </div>
        </figure>
      )}
    </div>
  )
}

/** The states of the dialog in words. Only those that it has entered are announced. */
function NowIn({ states }: { states: string[] }) {
  const [before, setBefore] = useState<string[]>([])
  const [entered, setEntered] = useState<string[]>([])
  if (before.join() !== states.join()) {
    setBefore(states)
    setEntered(states.filter((state) => !before.includes(state)))
  }
  return (
    <>
      <span className="driven-now">Now in {states.length === 0 ? '…' : states.map((state) => <code key={state}>{state}</code>)}</span>
      <span role="status" className="driven-entered">{entered.length === 0 ? '' : `Entered ${entered.join(', ')}`}</span>
    </>
  )
}

/** A name that no other frame has, in this tab or another one. */
function useFrameName(machine: string): string {
  const id = useId()
  const [page] = useState(() => Math.random().toString(36).slice(2))
  return `${machine} ${id} ${page}`
}
