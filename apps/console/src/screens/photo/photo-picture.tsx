import { Image } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { FailedState, LoadingState } from '@smart-fire/ui'
import { useState } from 'react'
import * as catalogue from './photo-panel.messages'

interface PhotoPictureProps {
  url: string
  /** names the row, for a screen reader */
  alt: string
  /** the link may have expired: it is fetched again */
  onRetry: () => void
}

/** A photo: loading until it can be seen, and failed rather than missing when it cannot be shown. */
export function PhotoPicture({ url, alt, onRetry }: PhotoPictureProps) {
  const words = useMessages(catalogue)
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const retry = () => {
    setState('loading')
    // the new link can be the same one, so the picture is made anew
    setAttempt((last) => last + 1)
    onRetry()
  }
  if (state === 'failed') return <FailedState title={words.notShown} onRetry={retry} />
  return (
    <>
      {state === 'loading' ? <LoadingState /> : null}
      <Image
        key={attempt} src={url} alt={alt} hidden={state === 'loading'} onLoad={() => setState('shown')} onError={() => setState('failed')}
        width="full" maxHeight="60vh" objectFit="contain" borderWidth="1px" borderColor="border.default" borderRadius="md" bg="bg.surface"
      />
    </>
  )
}
