import { Button } from '@smart-fire/ui'

interface PanelActsProps {
  words: { panelOpen: string; panelClose: string; refresh: string }
  collapsed: boolean
  refreshing: boolean
  actor: { send: (event: { type: 'panel.toggle' } | { type: 'data.refresh' }) => void }
}

/** Two buttons: collapse the right panel of a dialog, and load everything again. */
export function PanelActs({ words, collapsed, refreshing, actor }: PanelActsProps) {
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
