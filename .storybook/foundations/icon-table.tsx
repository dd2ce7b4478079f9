import { StatusMark } from '../../packages/ui/src/components/status/status-mark'
import { UiRoot } from '../../packages/ui/src/root/ui-root'
import { TONES } from '../../packages/ui/src/theme/tone'
import { useToolbar } from '../live/toolbar'
import { Copyable } from './copyable'
import * as ICONS from './icons'

/** Every icon that the product uses; a click on a name copies the import. */
export function IconTable() {
  return (
    <ul className="icons">
      {Object.entries(ICONS).map(([name, Icon]) => (
        <li key={name}>
          <Icon aria-hidden="true" size={22} />
          <Copyable copies={`import { ${name} } from 'lucide-react'`}>{name}</Copyable>
        </li>
      ))}
    </ul>
  )
}

/** The shapes of the tones, in the theme of the toolbar. */
export function MarkTable() {
  const { theme } = useToolbar()
  return (
    <ul className="icons">
      {TONES.map((tone) => (
        <li key={tone}>
          <UiRoot theme={theme}><StatusMark tone={tone} size={22} /></UiRoot>
          <Copyable copies={`<StatusMark tone="${tone}" />`}>{tone}</Copyable>
        </li>
      ))}
    </ul>
  )
}
