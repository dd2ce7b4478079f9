import { Flex } from '@chakra-ui/react'
import { useMessages } from '@smart-fire/dialogs/provider'
import { Button, Menu } from '@smart-fire/ui'
import { Ellipsis } from 'lucide-react'
import * as catalogue from '../list-screen.messages'
import type { ShownAct } from '../use-row-acts'

/** Further acts are in a menu: a longer row of buttons would make the columns too narrow. */
const MOST_BUTTONS = 2

/** What can be done with one row. */
export function RowActs({ acts, row }: { acts: readonly ShownAct[]; row: string }) {
  const messages = useMessages(catalogue)
  const inMenu = acts.length > MOST_BUTTONS + 1 ? acts.slice(MOST_BUTTONS) : []
  const asButtons = inMenu.length > 0 ? acts.slice(0, MOST_BUTTONS) : acts
  return (
    <Flex gap="1" wrap="nowrap">
      {asButtons.map(({ name, label, spoken, run }) => <Button key={name} size="sm" variant="ghost" aria-label={spoken} onClick={run}>{label}</Button>)}
      {inMenu.length > 0 ? (
        <Menu
          label={messages.more(row)}
          trigger={<Ellipsis size={16} aria-hidden="true" />}
          placement="bottom-end"
          items={inMenu.map(({ name, label, run }) => ({ id: name, label, onSelect: run }))}
        />
      ) : null}
    </Flex>
  )
}
