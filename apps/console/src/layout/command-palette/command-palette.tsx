import { useClient } from '@smart-fire/dialogs/provider'
import { useMemo } from 'react'
import { PaletteActor } from './palette.actor'
import { paletteCalls } from './palette.calls'
import { paletteMachine } from './palette.machine'
import type { CommandPaletteProps } from './palette.types'
import { PaletteView } from './palette.view'

/** Search over screens, buildings, devices and records (Ctrl+K). */
export function CommandPalette(props: CommandPaletteProps) {
  const client = useClient()
  const logic = useMemo(() => paletteMachine.provide({ actors: paletteCalls(client) }), [client])
  return (
    <PaletteActor.Provider logic={logic}>
      <PaletteView {...props} />
    </PaletteActor.Provider>
  )
}
