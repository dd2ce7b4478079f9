import { FullScreenDialog, type FullScreenDialogProps } from '@smart-fire/ui'
import { LinkStatus } from '../../provider'

/** A dialog over the whole window covers the page's own top bar: so link and data age are in its header (trust A5.5). */
export function ScreenDialog({ actions, ...props }: FullScreenDialogProps) {
  return <FullScreenDialog {...props} actions={<><LinkStatus />{actions}</>} />
}
