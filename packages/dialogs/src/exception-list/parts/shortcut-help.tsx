import { Button, ModalDialog } from '@smart-fire/ui'
import { Box, Flex, Text } from '@smart-fire/ui/layout'
import { useMessages } from '../../provider'
import { ExceptionListActor, selectKeysOn } from '../exception-list.actor'
import { en, zhCN } from '../exception-list.messages'
import { TRIAGE_KEYS } from '../triage-keys'
import { Key } from './key'

/** What each key does, and the switch that turns them off (WCAG 2.1.4). */
export function ShortcutHelp({ onClose }: { onClose: () => void }) {
  const words = useMessages({ zhCN, en })
  const actor = ExceptionListActor.useActorRef()
  const on = ExceptionListActor.useSelector(selectKeysOn)
  const { triage } = words
  return (
    <ModalDialog
      open
      onClose={onClose}
      title={triage.sheetTitle}
      description={triage.sheetHint}
      footer={
        <>
          {/* the first button has the focus: an accidental Enter must not switch the keys */}
          <Button onClick={onClose}>{words.dismiss}</Button>
          <Button onClick={() => actor.send({ type: 'keys.switch', on: !on })}>{on ? triage.switchOff : triage.switchOn}</Button>
        </>
      }
    >
      <Box as="dl" m="0" opacity={on ? 1 : 0.6}>
        {TRIAGE_KEYS.map(({ keys, act }) => (
          <Flex key={act} gap="4" align="center" py="1.5" borderBottomWidth="1px" borderColor="border.default">
            <Flex as="dt" gap="1.5" width="92px" flexShrink="0">
              {keys.map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </Flex>
            <Text as="dd" m="0" fontSize="md">
              {triage.acts[act]}
            </Text>
          </Flex>
        ))}
      </Box>
    </ModalDialog>
  )
}
