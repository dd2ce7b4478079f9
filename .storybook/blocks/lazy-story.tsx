import { Story, useOf } from '@storybook/addon-docs/blocks'
import { type ComponentProps, useState } from 'react'
import { photoOf } from './photo-of'
import { PicturedStory } from './pictured-story'
import { WhenSeen } from './when-seen'

/**
 * A story on a docs page: its photograph until a person opens it live, or without a photograph the story itself once it comes into
 * view. So a page with twenty stories opens like one with one, and no story below the screen takes the focus, to which the browser
 * would scroll.
 */
export function LazyStory(props: ComponentProps<typeof Story>) {
  const { story } = useOf(props.of ?? 'story', ['story'])
  const [hasFailed, setFailed] = useState(false)
  const photo = photoOf(story.id)
  if (photo === null || hasFailed) return <SeenStory {...props} />
  return (
    <PicturedStory name={story.name} photo={photo} onFailed={() => setFailed(true)}>
      <Story {...props} height="100%" />
    </PicturedStory>
  )
}

function SeenStory(props: ComponentProps<typeof Story>) {
  const { story } = useOf(props.of ?? 'story', ['story'])
  const [isSeen, setSeen] = useState(false)
  const shared = story.parameters.docs as { story?: { height?: string } } | undefined
  return isSeen ? <Story {...props} /> : <WhenSeen height={props.height ?? shared?.story?.height} onSeen={() => setSeen(true)} />
}
