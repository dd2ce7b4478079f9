import { FORCE_REMOUNT, SET_CURRENT_STORY } from 'storybook/internal/core-events'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { tellFrame } from './frame-channel'
import { frameGlobals } from './frame-globals'
import { useToolbar } from './toolbar'

/** A new object asks anew: a person may have led the story that is shown to another state. */
export interface AskedStory {
  id: string
}

interface LiveDialogProps {
  frame: RefObject<HTMLIFrameElement | null>
  /** its stories report by this name */
  name: string
  title: string
  asked: AskedStory
  onLoad: () => void
}

/** A running story in a frame, in the theme and language of the toolbar. Another story takes its place without loading the frame again. */
export function LiveDialog(props: LiveDialogProps) {
  const globals = frameGlobals(useToolbar())
  // the frame is a document of its own, which the toolbar does not reach: other choices load another one
  return <StoryFrame key={globals} addressOf={(id) => `./iframe.html?id=${id}&viewMode=story&globals=${globals}`} {...props} />
}

function StoryFrame({ frame, name, title, asked, onLoad, addressOf }: LiveDialogProps & { addressOf: (id: string) => string }) {
  const [first] = useState(asked)
  const shown = useRef(first)
  useEffect(() => {
    const before = shown.current
    shown.current = asked
    if (before !== asked && frame.current) show(frame.current, asked.id, before.id === asked.id, addressOf(asked.id))
  })
  return <iframe ref={frame} name={name} title={title} src={addressOf(first.id)} onLoad={onLoad} />
}

/** A frame that is still loading hears nothing: it loads the other story instead. */
function show(frame: HTMLIFrameElement, storyId: string, isAgain: boolean, address: string): void {
  const isHeard = isAgain ? tellFrame(frame, FORCE_REMOUNT, { storyId }) : tellFrame(frame, SET_CURRENT_STORY, { storyId, viewMode: 'story' })
  if (!isHeard) frame.src = address
}
