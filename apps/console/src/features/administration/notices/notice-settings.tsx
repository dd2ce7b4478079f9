import { Text } from '@chakra-ui/react'
import { NOTICE_METHOD, noticeSettingInput, notices, type NoticeSetting } from '@smart-fire/api-client/notices'
import { NO_VALUE } from '@smart-fire/ui'
import { choiceName, choices, column, field, listScreen, panel, partOf, type ScreenWords } from '../../../screens'
import { Methods, methodsText } from './methods-cell'
import * as words from './notice-settings.messages'

const methods = choices.fixed(...Object.values(NOTICE_METHOD))

const textOf = ({ text, defaultText }: NoticeSetting) => text ?? defaultText ?? ''

/** By which methods people are told of alarms and of faults, and in which words (screens.md warning notice, contract device 15.4, ADR 29). */
export const noticeSettings = listScreen({
  key: 'adminSys/sysConfig',
  words,
  calls: partOf(notices, 'settings'),
  columns: [
    column.code('type', { width: 120, tones: { '1': 'alarm', '2': 'fault' } }),
    column.custom('methods', (setting: NoticeSetting, names) => <Methods {...{ setting, names }} />, methodsText, { width: 420 }),
    column.custom('text', (setting: NoticeSetting, names) => <Words {...{ setting, names }} />, textOf),
  ],
  nameOf: ({ type }, names) => choiceName(names, 'type', type),
  form: { schema: noticeSettingInput, fields: [field.choice('methods', methods, { several: true, wide: true }), field.textArea('text')] },
  acts: [panel({ name: 'test', element: 'btn_test', load: async () => (await import('./test-panel')).TestPanel })],
})

interface CellProps {
  setting: NoticeSetting
  names: ScreenWords
}

function Words({ setting, names }: CellProps) {
  if (setting.text !== null) return <>{setting.text}</>
  return <Text as="span" color="fg.muted">{setting.defaultText === null ? NO_VALUE : `${choiceName(names, 'text', 'usual')}: ${setting.defaultText}`}</Text>
}
