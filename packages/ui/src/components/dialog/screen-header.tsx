'use client'
import { Dialog } from '@chakra-ui/react'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useUiLocale } from '../../locale/ui-locale'
import { IconButton } from '../button/icon-button'

export interface ScreenHeaderProps {
  title: ReactNode
  subtitle?: ReactNode
  /** Beside the title. */
  badge?: ReactNode
  /** Before the close button. */
  actions?: ReactNode
  locked?: boolean | undefined
  onClose: () => void
}

/** The header of a dialog that fills the window or lies at an edge. It is no `<header>`: with two open dialogs the page would have two banner landmarks. */
export function ScreenHeader({ title, subtitle, badge, actions, locked, onClose }: ScreenHeaderProps) {
  const { messages } = useUiLocale()
  return (
    <div className="fs-screen-header">
      <div className="fs-screen-titles">
        <Dialog.Title unstyled className="fs-dialog-title">{title}</Dialog.Title>
        {badge}
        {subtitle === undefined ? null : <Dialog.Description unstyled className="fs-screen-subtitle">{subtitle}</Dialog.Description>}
      </div>
      {actions === undefined ? null : <div className="fs-screen-actions">{actions}</div>}
      <IconButton label={messages.close} icon={<X size={20} aria-hidden="true" />} disabled={locked} onClick={onClose} />
    </div>
  )
}
