import { Button, ModalDialog, StatusBadge } from '@smart-fire/ui'
import { Box, Flex } from '@smart-fire/ui/layout'
import { statePaths, useMessages } from '../provider'
import { ConfirmExceptionActor, selectIsFire, selectPhase, type Phase } from './confirm-exception.actor'
import { en, zhCN } from './confirm-exception.messages'
import { ConflictPart } from './parts/conflict-part'
import { PlaceAct } from './parts/place-act'
import { RecordFacts } from './parts/record-facts'
import { RefusalPart } from './parts/refusal-part'
import { StaleRemark } from './parts/stale-remark'
import { VerdictPart } from './parts/verdict-part'

/** The confirmation in the state of its actor. */
export function ConfirmExceptionView() {
  const words = useMessages({ zhCN, en })
  const actor = ConfirmExceptionActor.useActorRef()
  const value = ConfirmExceptionActor.useSelector(({ value }) => value)
  const phase = ConfirmExceptionActor.useSelector(selectPhase)
  const isFire = ConfirmExceptionActor.useSelector(selectIsFire)
  return (
    <ModalDialog
      open
      onClose={() => actor.send({ type: 'dialog.close' })}
      title={
        <Flex align="center" gap="2">
          {isFire ? words.titleFire : words.titleFault}
          <StatusBadge tone={isFire ? 'alarm' : 'fault'} size="sm">
            {isFire ? words.fire : words.fault}
          </StatusBadge>
        </Flex>
      }
      size="lg"
      locked={phase === 'submitting'}
      footer={<Acts />}
    >
      <Box data-state={statePaths(value)}>
        <RecordFacts />
        <Flex mt="3">
          <PlaceAct />
        </Flex>
        <StaleRemark />
        <Box mt="4">
          <Body phase={phase} />
        </Box>
      </Box>
    </ModalDialog>
  )
}

function Body({ phase }: { phase: Phase }) {
  if (phase === 'conflict' || phase === 'overtaken') return <ConflictPart />
  return phase === 'refused' ? <RefusalPart /> : <VerdictPart />
}

function Acts() {
  const words = useMessages({ zhCN, en })
  const actor = ConfirmExceptionActor.useActorRef()
  const phase = ConfirmExceptionActor.useSelector(selectPhase)
  const isFire = ConfirmExceptionActor.useSelector(selectIsFire)
  const close = () => actor.send({ type: 'dialog.close' })
  if (phase === 'askingAgain') return <AskAgain />
  if (phase === 'refused') return <AfterRefusal />
  if (phase === 'conflict' || phase === 'overtaken' || phase === 'over') return <Button onClick={close}>{words.close}</Button>
  return (
    <>
      <Button disabled={phase === 'submitting'} onClick={close}>
        {words.cancel}
      </Button>
      <Button
        variant={isFire ? 'danger' : 'solid'}
        loading={phase === 'submitting'}
        onClick={() => actor.send({ type: 'verdict.submit' })}
      >
        {isFire ? words.confirmFire : words.confirmFault}
      </Button>
    </>
  )
}

/** Sending a refused verdict again cannot help: the record is judged again (has the focus), or the verdict is withdrawn. */
function AfterRefusal() {
  const words = useMessages({ zhCN, en })
  const actor = ConfirmExceptionActor.useActorRef()
  return (
    <>
      <Button variant="solid" onClick={() => actor.send({ type: 'verdict.reconsider' })}>
        {words.judgeAgain}
      </Button>
      <Button onClick={() => actor.send({ type: 'verdict.withdraw' })}>{words.withdraw}</Button>
    </>
  )
}

/** The second confirmation has its buttons in the opposite order, so that a double click on the first button hits 返回. */
function AskAgain() {
  const words = useMessages({ zhCN, en })
  const actor = ConfirmExceptionActor.useActorRef()
  return (
    <>
      <Button variant="danger" onClick={() => actor.send({ type: 'verdict.submit' })}>
        {words.submitAnyway}
      </Button>
      <Button autoFocus onClick={() => actor.send({ type: 'verdict.reconsider' })}>{words.reconsider}</Button>
    </>
  )
}
