import { useMessages } from '@smart-fire/dialogs/provider'
import { Button, type ButtonProps } from '@smart-fire/ui'
import { ImageUp } from 'lucide-react'
import { useRef } from 'react'
import { PlanEditorActor, selectPicturesKnown } from '../plan-editor.actor'
import * as catalogue from '../plan-editor.messages'

/** Chooses a file and uploads it as a draft. */
export function UploadButton({ label, ...rest }: { label: string } & Pick<ButtonProps, 'size' | 'variant'>) {
  const words = useMessages(catalogue)
  const actor = PlanEditorActor.useActorRef()
  const input = useRef<HTMLInputElement>(null)
  const job = PlanEditorActor.useSelector(({ value }) => value.picture)
  const isKnown = PlanEditorActor.useSelector(selectPicturesKnown)
  const isUploading = job === 'uploading'
  return (
    <>
      <input
        ref={input} type="file" hidden accept="image/png,image/jpeg" aria-label={label} tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // the same file can be chosen again
          target.value = ''
          if (file) actor.send({ type: 'picture.upload', upload: { file } })
        }}
      />
      <Button {...rest} loading={isUploading} disabled={!isKnown || job === 'publishing' || job === 'discarding' || job === 'removing'} icon={<ImageUp size={14} aria-hidden="true" />} onClick={() => input.current?.click()}>
        {isUploading ? words.uploading : label}
      </Button>
    </>
  )
}
