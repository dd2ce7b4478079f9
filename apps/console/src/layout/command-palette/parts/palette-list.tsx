import { useMessages } from '@smart-fire/dialogs/provider'
import { useEffect, useRef } from 'react'
import * as catalogue from '../palette.messages'
import type { PaletteGroup, PaletteOption } from '../palette.options'

interface PaletteListProps {
  id: string
  groups: readonly PaletteGroup[]
  /** id of the option that Enter opens */
  active: string | null
  onPoint: (option: string) => void
  onGo: (option: PaletteOption) => void
}

/** The results in their groups. The focus stays in the text box, which names the active option. */
export function PaletteList({ id, groups, active, onPoint, onGo }: PaletteListProps) {
  const words = useMessages(catalogue)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div ref={list} className="results" id={id} role="listbox" aria-label={words.results}>
      {groups.map(({ name, options }) => (
        <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
          <p className="group" id={`${id}-${name}`}>{words.groups[name]}</p>
          {options.map((option) => (
            <div
              key={option.id} id={`${id}-${option.id}`} className="option" role="option" aria-selected={option.id === active}
              onPointerMove={() => onPoint(option.id)} onClick={() => onGo(option)}
            >
              <span>{option.label}</span>
              {option.detail === '' ? null : <span className="detail">{option.detail}</span>}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
