import { Flex, Stack, Text } from '@chakra-ui/react'
import { NOTICE_METHOD, NOTICE_STATE, notices, type NoticeMethod, type NoticeSetting, type NoticeTestResult } from '@smart-fire/api-client/notices'
import { useClient, useMessages } from '@smart-fire/dialogs/provider'
import { Button, SlidePanel, StatusBadge } from '@smart-fire/ui'
import { useState } from 'react'
import { NOTICE_TONES, outcomeText } from '../../../lib/notices/notice-outcome'
import * as outcomes from '../../../lib/notices/notice-outcome.messages'
import { useSilenceText, useWhyNot } from '../../../lib/use-why-not'
import type { PanelProps } from '../../../screens'
import * as catalogue from './test-panel.messages'

/** Sends a test to the signed-in user by one method at a time, and says what happened. */
export function TestPanel({ row, onClose }: PanelProps<NoticeSetting>) {
  const words = useMessages(catalogue)
  const names = useMessages(outcomes)
  return (
    <SlidePanel open onClose={onClose} title={words.title(names.type[row.type])}>
      <Text mb="5" color="fg.muted">{words.explained}</Text>
      <Stack gap="4">{Object.values(NOTICE_METHOD).map((method) => <OneTest key={method} type={row.type} method={method} />)}</Stack>
    </SlidePanel>
  )
}

type Test = { state: 'idle' | 'sending' } | { state: 'failed'; why: string } | { state: 'done'; result: NoticeTestResult }

function OneTest({ type, method }: { type: NoticeSetting['type']; method: NoticeMethod }) {
  const words = useMessages(catalogue)
  const names = useMessages(outcomes)
  const client = useClient()
  const whyNot = useWhyNot()
  const [test, setTest] = useState<Test>({ state: 'idle' })
  const send = async () => {
    setTest({ state: 'sending' })
    try {
      setTest({ state: 'done', result: await client.with(notices).settings.test(type, method) })
    } catch (error) {
      setTest({ state: 'failed', why: whyNot(error, words.noResponse) })
    }
  }
  return (
    <Flex align="center" gap="4" wrap="wrap">
      <Button size="sm" variant="outline" loading={test.state === 'sending'} onClick={() => void send()}>{words.send(names.method[method])}</Button>
      <Text as="span" aria-live="polite" fontSize="sm">
        {test.state === 'sending' ? words.sending : null}
        {test.state === 'failed' ? <StatusBadge tone="fault" size="sm">{test.why}</StatusBadge> : null}
        {test.state === 'done' ? <Result result={test.result} /> : null}
      </Text>
    </Flex>
  )
}

function Result({ result: { state, reason, detail } }: { result: NoticeTestResult }) {
  const words = useMessages(catalogue)
  const names = useMessages(outcomes)
  const silenceText = useSilenceText()
  if (state === null) return <>{silenceText('unreadable', words.noResponse)}</>
  const why = state === NOTICE_STATE.sent ? words.handedOver : outcomeText({ reason, detail, tries: null, nextAt: null }, names)
  return <><StatusBadge tone={NOTICE_TONES[state]} size="sm">{names.state[state]}</StatusBadge> {why}</>
}
