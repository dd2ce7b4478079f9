'use client'
import { Menu } from '@chakra-ui/react'
import { Check, Settings2 } from 'lucide-react'
import { useUiLocale } from '../../locale/ui-locale'
import { UiPortal, useOverlayBorder } from '../../root/portal-root'
import { useMenuFocus } from '../navigation/use-menu-focus'
import { columnName, type Column, type TableDensity } from './column'

const DENSITIES = ['compact', 'normal', 'loose'] as const satisfies readonly TableDensity[]

export interface TableSettingsProps<Row> {
  columns: readonly Column<Row>[]
  hiddenColumns: readonly string[]
  onHiddenColumnsChange?: ((hidden: readonly string[]) => void) | undefined
  density: TableDensity
  onDensityChange?: ((density: TableDensity) => void) | undefined
}

/** The menu of columns and row height. It stays open, so that several columns can be chosen. */
export function TableSettings<Row>({ columns, hiddenColumns, onHiddenColumnsChange, density, onDensityChange }: TableSettingsProps<Row>) {
  const { messages } = useUiLocale()
  const names: Record<TableDensity, string> = { compact: messages.compact, normal: messages.normalDensity, loose: messages.loose }
  const border = useOverlayBorder()
  const { trigger, onExitComplete } = useMenuFocus()
  return (
    <Menu.Root unstyled lazyMount unmountOnExit closeOnSelect={false} positioning={{ placement: 'bottom-end' }} onExitComplete={onExitComplete}>
      <Menu.Trigger unstyled ref={trigger} className="fs-button" data-variant="ghost" data-size="sm" data-icon="" aria-label={messages.tableSettings} title={messages.tableSettings}>
        <Settings2 size={16} aria-hidden="true" />
      </Menu.Trigger>
      <UiPortal>
        <Menu.Positioner {...border} unstyled>
          <Menu.Content unstyled className="fs-menu">
            {onHiddenColumnsChange ? (
              <Menu.ItemGroup unstyled>
                <Menu.ItemGroupLabel unstyled className="fs-menu-heading">{messages.columns}</Menu.ItemGroupLabel>
                {columns.map((column) => (
                  <Menu.CheckboxItem
                    unstyled
                    key={column.id}
                    className="fs-menu-item"
                    value={column.id}
                    disabled={column.fixed ?? false}
                    checked={!hiddenColumns.includes(column.id)}
                    onCheckedChange={(shown) => onHiddenColumnsChange(shown ? hiddenColumns.filter((id) => id !== column.id) : [...hiddenColumns, column.id])}
                  >
                    <Tick shown={!hiddenColumns.includes(column.id)} />
                    {columnName(column)}
                  </Menu.CheckboxItem>
                ))}
              </Menu.ItemGroup>
            ) : null}
            {onDensityChange ? (
              <Menu.RadioItemGroup unstyled value={density} onValueChange={({ value }) => onDensityChange(DENSITIES.find((each) => each === value) ?? 'normal')}>
                <Menu.ItemGroupLabel unstyled className="fs-menu-heading">{messages.density}</Menu.ItemGroupLabel>
                {DENSITIES.map((each) => (
                  <Menu.RadioItem unstyled key={each} className="fs-menu-item" value={each}>
                    <Tick shown={each === density} />
                    {names[each]}
                  </Menu.RadioItem>
                ))}
              </Menu.RadioItemGroup>
            ) : null}
          </Menu.Content>
        </Menu.Positioner>
      </UiPortal>
    </Menu.Root>
  )
}

function Tick({ shown }: { shown: boolean }) {
  return <span className="fs-menu-tick" data-shown={shown || undefined}><Check size={14} aria-hidden="true" /></span>
}
