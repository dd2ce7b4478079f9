import { FORCE_REMOUNT, SET_CURRENT_STORY, STORY_RENDER_PHASE_CHANGED } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { runningMachine } from './observe-actors'
import { SEND_EVENT, type SendRequest } from './sent-event'

interface Phase {
  newPhase: string
  storyId: string
}

let shownFile = ''

/** Notes the file of the story that is shown: the sample events of its machine are beside it. */
export function noteStoryFile(file: unknown): void {
  shownFile = String(file)
}

/**
 * Sends the events that a chart beside this frame asks for. An event waits until the story has ended its play, which would otherwise look
 * for things that the event takes away. The samples are loaded with the first event: most frames have no chart.
 */
export function hearCharts(): void {
  let isPlaying = true
  let story: string | null = null
  let waiting: (() => void) | null = null
  const channel = addons.getChannel()
  const begin = ({ storyId }: Pick<Phase, 'storyId'>) => {
    story = storyId
    isPlaying = true
    waiting = null // it was meant for the story before
  }
  channel.on(SET_CURRENT_STORY, begin)
  channel.on(FORCE_REMOUNT, begin)
  channel.on(STORY_RENDER_PHASE_CHANGED, ({ newPhase, storyId }: Phase) => {
    story ??= storyId
    if (storyId !== story || newPhase === 'aborted') return // of the story before
    isPlaying = newPhase !== 'finished'
    if (isPlaying) return
    waiting?.()
    waiting = null
  })
  const begun = new WeakSet<SendRequest>() // a chart repeats a request that it believes lost
  channel.on(SEND_EVENT, (request: SendRequest) => {
    const send = () => {
      if (begun.has(request)) return
      begun.add(request)
      void answer(request)
    }
    if (isPlaying) waiting = send
    else send()
  })
}

async function answer({ done, ...wanted }: SendRequest): Promise<void> {
  const { sendSample } = await import('../statechart/send-sample')
  done(await sendSample(wanted, runningMachine(wanted.machine), shownFile))
}
