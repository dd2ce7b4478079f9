import { STORY_ARGS_UPDATED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { tellFrame } from './frame-channel'

interface ArgsUpdate {
  storyId: string
  args: Record<string, unknown>
}

/**
 * Passes what the controls of a docs page set on to the frame of the story: it is a separate document, which Storybook itself does not
 * tell. Only values that a control can set are passed; functions stay those of the frame.
 */
export function passArgsOn(): () => void {
  const told = new Map<string, string>()
  const pass = ({ storyId, args }: ArgsUpdate) => {
    const frame = document.getElementById(`iframe--${storyId}`)
    if (!(frame instanceof HTMLIFrameElement)) return
    const text = JSON.stringify(args)
    if (told.get(storyId) === text) return // the frame's own report of what it was told
    told.set(storyId, text)
    tellFrame(frame, UPDATE_STORY_ARGS, { storyId, updatedArgs: JSON.parse(text) as Record<string, unknown> })
  }
  const channel = addons.getChannel()
  channel.on(STORY_ARGS_UPDATED, pass)
  return () => channel.off(STORY_ARGS_UPDATED, pass)
}
