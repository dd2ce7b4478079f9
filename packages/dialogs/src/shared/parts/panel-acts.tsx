import { Button } from '@smart-fire/ui'
import { useEffect } from 'react'
import { NARROW } from './narrow'

interface PanelActsProps {
  words: { panelOpen: string; panelClose: string; refresh: string }
  collapsed: boolean
  refreshing: boolean
  actor: { send: (event: { type: 'panel.toggle' } | { type: 'panel.collapse' } | { type: 'data.refresh' }) => void }
}

/** Two buttons: collapse the right panel of a dialog, and load everything again. In a narrow window the panel begins collapsed. */
export function PanelActs({ words, collapsed, refreshing, actor }: PanelActsProps) {
  useEffect(() => {
    if (window.matchMedia(NARROW).matches) actor.send({ type: 'panel.collapse' })
  }, [actor])
  return (
    <>
      <Button size="sm" aria-expanded={!collapsed} onClick={() => actor.send({ type: 'panel.toggle' })}>
        {collapsed ? words.panelOpen : words.panelClose}
      </Button>
      <Button size="sm" loading={refreshing} onClick={() => actor.send({ type: 'data.refresh' })}>
        {words.refresh}
      </Button>
    </>
  )
}
